// @ts-check
import { useState } from "preact/hooks";

import { call } from "../core/api.js";
import { html } from "../core/html.js";
import { changePassword, makeAccount, me, rename, signIn, signOut, signOutEverywhere, typedName } from "../core/me.js";
import { LinkToShare } from "../ui/copy.js";
import { useAction } from "../ui/action.js";
import { Field } from "../ui/field.js";
import { SomeTables, useOwnTables } from "../ui/lists.js";
import { Page, ProblemText } from "../ui/page.js";
import { go, place } from "../core/router.js";
import { say } from "../core/words.js";

/** Who one is here: a guest with a name and a secret link, or an account. */
export default function Account() {
  const secret = place.value.hash;
  return html`<${Page} title=${say("web-account")} kind="slim" lead=${say("web-account-lead")}>
    ${secret && html`<${ComeBack} secret=${secret} />`}
    <${Games} />
    <${Naming} key=${me.value?.player} />
    ${me.value && !me.value.account && html`<${SecretLink} />`}
    ${me.value?.account ? html`<${NewPassword} account=${me.value.account} /><${SignOut} />` : html`<div class="pair"><${NewAccount} /><${SignIn} /></div>`}
  <//>`;
}

/** The player's running games, and finished ones to replay. */
function Games() {
  const { tables, more, fetchMore } = useOwnTables();
  const { busy, problem, run } = useAction();
  if (!tables.length) return null;
  return html`<section aria-labelledby="own-games"><h2 id="own-games" class="vh">${say("web-your-games")}</h2>
    <${SomeTables} tables=${tables} label=${say("web-your-games")} most=${5}>
      ${more > 0 && html`<button class="ghost" disabled=${busy} onClick=${() => run(fetchMore)}>${say("web-older-games", { games: more })}</button>`}
      <${ProblemText} problem=${problem} />
    <//></section>`;
}

/** @param {{secret: string}} props */
function ComeBack({ secret }) {
  const { busy, problem, run } = useAction();
  const back = () => run(async () => {
    await signIn({ link: secret });
    go("/me", { replace: true });
  });
  return html`<section class="plate form"><h2>${say("web-link-found")}</h2><p>${say("web-link-found-text")}</p>
    <button class="primary" disabled=${busy} onClick=${back}>${say("web-link-use")}</button><${ProblemText} problem=${problem} /></section>`;
}

function Naming() {
  const [name, setName] = useState(me.value?.name ?? typedName.value ?? "");
  const [kept, setKept] = useState(false);
  const { busy, problem, run } = useAction();
  const account = me.value?.account;
  /** @param {string} typed */
  const type = (typed) => {
    setName(typed);
    setKept(false);
  };
  /** @param {Event} event */
  const keep = async (event) => {
    event.preventDefault();
    setKept(await run(() => rename(name.trim())));
  };
  return html`<form class="plate form" onSubmit=${keep}>
    <h2>${account ? say("web-signed-in-as", { account }) : say("web-guest")}</h2>
    <${Field} label=${say("web-your-name")} value=${name} max=${40} required autocomplete="nickname" onInput=${type} />
    <button class="ghost" disabled=${busy || !name.trim()}>${say("web-keep-name")}</button>
    <p role="status" class="hint">${kept ? say("web-name-kept") : ""}</p><${ProblemText} problem=${problem} /></form>`;
}

function SecretLink() {
  const { busy, problem, run } = useAction();
  const make = () => run(async () => {
    const { link } = await call("POST", "/api/me/link");
    if (me.value) me.value = { ...me.value, link };
  });
  const link = me.value?.link;
  return html`<section class="plate form"><h2>${say("web-link")}</h2><p>${say("web-link-text")}</p>
    ${link ? html`<${LinkToShare} label=${say("web-link")} link=${`${location.origin}/me#${link}`} hint=${say("web-link-hint")} />`
      : html`<button class="ghost" disabled=${busy} onClick=${make}>${say("web-link-make")}</button><p class="hint">${say("web-link-make-hint")}</p>`}
    <${ProblemText} problem=${problem} /></section>`;
}

function NewAccount() {
  return html`<${Credentials} title=${say("web-new-account")} text=${say("web-new-account-text")} button=${say("web-new-account")} fresh deed=${makeAccount} />`;
}

function SignIn() {
  return html`<${Credentials} title=${say("web-sign-in")} text=${say("web-sign-in-text")} button=${say("web-sign-in")}
    deed=${(/** @type {string} */ account, /** @type {string} */ password) => signIn({ account, password })} />`;
}

/** @param {{title: string, text: string, button: string, fresh?: boolean, deed: (account: string, password: string) => Promise<any>}} props */
function Credentials({ title, text, button, fresh = false, deed }) {
  const [account, setAccount] = useState("");
  const [password, setPassword] = useState("");
  const { busy, problem, run } = useAction();
  /** @param {Event} event */
  const send = (event) => {
    event.preventDefault();
    void run(() => deed(account.trim(), password));
  };
  return html`<form class="plate form" onSubmit=${send}><h2>${title}</h2><p>${text}</p>
    <${Field} label=${say("web-account-name")} value=${account} max=${40} required autocomplete="username" onInput=${setAccount} />
    <${Field} label=${say("web-password")} type="password" value=${password} max=${256} required autocomplete=${fresh ? "new-password" : "current-password"}
      hint=${fresh ? say("web-password-hint") : undefined} onInput=${setPassword} />
    <button class=${fresh ? "primary" : "ghost"} disabled=${busy}>${button}</button><${ProblemText} problem=${problem} /></form>`;
}

/** @param {{account: string}} props */
function NewPassword({ account }) {
  const [current, setCurrent] = useState("");
  const [fresh, setFresh] = useState("");
  const [changed, setChanged] = useState(false);
  const { busy, problem, run } = useAction();
  /** @param {Event} event */
  const send = async (event) => {
    event.preventDefault();
    setChanged(false);
    const done = await run(() => changePassword(current, fresh));
    setChanged(done);
    if (done) [setCurrent, setFresh].forEach((empty) => empty(""));
  };
  // Whatever keeps passwords must know whose this is.
  return html`<form class="plate form" onSubmit=${send}><h2>${say("web-change-password")}</h2><p>${say("web-change-password-text")}</p>
    <input hidden readonly autocomplete="username" value=${account} />
    <${Field} label=${say("web-current-password")} type="password" value=${current} max=${256} required autocomplete="current-password" onInput=${setCurrent} />
    <${Field} label=${say("web-new-password")} type="password" value=${fresh} max=${256} required autocomplete="new-password"
      hint=${say("web-password-hint")} onInput=${setFresh} />
    <button class="ghost" disabled=${busy}>${say("web-change-password")}</button>
    <p role="status" class="hint">${changed ? say("web-password-changed") : ""}</p><${ProblemText} problem=${problem} /></form>`;
}

function SignOut() {
  const { busy, problem, run } = useAction();
  return html`<section class="plate form"><p>${say("web-sign-out-text")}</p>
    <span class="deeds"><button class="ghost" disabled=${busy} onClick=${() => run(signOut)}>${say("web-sign-out")}</button>
      <button class="ghost" disabled=${busy} onClick=${() => run(signOutEverywhere)}>${say("web-sign-out-everywhere")}</button></span>
    <${ProblemText} problem=${problem} /></section>`;
}
