// @ts-check
/** The components and the map of a pack, fetched once. */

import { useEffect, useState } from "preact/hooks";

import { call } from "../../core/api.js";

/** @import {PackArea, PackContents, PackFamily, PackOrder, PackSea, PackSeat} from "../../core/messages.js" */

/**
 * The drawing of the map.
 * @typedef {object} MapDrawing
 * @property {number} width
 * @property {number} height
 * @property {Record<string, {path: string, label: [number, number], anchor: [number, number], lines: string[]}>} areas
 * @property {Record<string, {token: [number, number]}>} mandamenti
 * @property {Record<string, {path: string, label: [number, number], anchor: [number, number]}>} seas
 * @property {{a: string, b: string, path: string, mandamento: boolean}[]} borders
 * @property {{a: string, b: string, path: string}[]} sea_borders
 * @property {string} coast
 * @property {string[]} isles
 * @property {string} calabria
 */

/** A pack with its parts by id. */
export class Pack {
  /** @param {PackContents} contents @param {MapDrawing} drawing */
  constructor(contents, drawing) {
    this.contents = contents;
    this.drawing = drawing;
    /** @type {Map<string, PackArea>} */
    this.areas = new Map(contents.areas.map((area) => [area.id, area]));
    /** @type {Map<string, PackSea>} */
    this.seas = new Map(contents.seas.map((sea) => [sea.id, sea]));
    this.mandamenti = new Map(contents.mandamenti.map((mandamento) => [mandamento.id, mandamento]));
    this.spaces = new Map(contents.spaces.map((space) => [space.id, space]));
    /** @type {Map<string, PackOrder>} */
    this.orders = new Map(contents.orders.map((order) => [order.id, order]));
    /** @type {Map<string, PackFamily>} */
    this.families = new Map(contents.families.map((family) => [family.id, family]));
    /** @type {PackSeat[]} */
    this.seats = contents.seats;
    this.tiles = new Map(contents.tiles.map((tile) => [tile.id, tile]));
    this.cards = new Map(contents.cards.map((card) => [card.id, card]));
    this.characters = new Map(contents.characters.map((character) => [character.id, character]));
  }

  /** The name of an area, a sea or a Mandamento. @param {string} id */
  place(id) {
    return this.areas.get(id)?.name ?? this.seas.get(id)?.name ?? this.mandamenti.get(id)?.name ?? id;
  }
}

/** By name: packs that were asked for. @type {Map<string, Promise<Pack>>} */
const fetched = new Map();

/** @param {string} name @returns {Promise<Pack>} */
export function fetchPack(name) {
  const known = fetched.get(name);
  if (known) return known;
  const address = `/api/packs/${encodeURIComponent(name)}`;
  const promise = Promise.all([call("GET", address), call("GET", `${address}/map`)]).then(
    ([contents, drawing]) => new Pack(contents, drawing),
  );
  fetched.set(name, promise);
  promise.catch(() => fetched.delete(name));
  return promise;
}

/** Milliseconds until a pack that did not arrive is asked for again. */
const PAUSE = 1500;

/** The pack with this name; null until it has arrived. @param {string} name @returns {Pack|null} */
export function usePack(name) {
  const [found, setFound] = useState(/** @type {{name: string, pack: Pack}|null} */ (null));
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    let wanted = true;
    let timer = 0;
    fetchPack(name).then(
      (pack) => wanted && setFound({ name, pack }),
      () => (timer = window.setTimeout(() => setFailures(failures + 1), PAUSE)),
    );
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [name, failures]);
  return found?.name === name ? found.pack : null;
}
