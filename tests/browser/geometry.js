// What is cut off, covered or too small on the page as it stands; each finding as one line.
// Exceptions: cards and orders of one row may overlap (a fanned hand, stacked twins) as long as each can be reached somewhere; the lines
// of the log and the wire beside the table are lower than a finger is wide, for they stand there only where there is a mouse; the lines of
// the wire, of which only the last stays where there is little room, may be cut off, for a click tells all of them; a long name on a
// name plate or under an order, a long remark in a headquarters, or a long last move under a phone's buttons, may end in dots; and what scrolls may
// pass under what stays.
() => {
  const SLACK = 1.5;
  const SMALLEST_TARGET = 43.5;
  const SMALLEST_TEXT = 15.9;
  const FANNED = ".card, .order-token";
  const INTERACTIVE = "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], label.way";
  const found = [];
  const window_ = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.querySelector(".cover") ?? document;
  const name = (element) => {
    const text = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 50);
    const kind = [...element.classList].slice(0, 3).join(".");
    return `${element.tagName.toLowerCase()}${kind && `.${kind}`} "${text}"`;
  };
  const round = (box) => `${Math.round(box.left)},${Math.round(box.top)}–${Math.round(box.right)},${Math.round(box.bottom)}`;
  const meet = (one, other) => ({
    left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
  });
  const wide = (box) => box.right - box.left;
  const high = (box) => box.bottom - box.top;
  const forEars = (element) => { for (let one = element; one; one = one.parentElement) if (getComputedStyle(one).clipPath === "inset(50%)") return true; return false; };
  const shown = (element) => !forEars(element) && element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest("[inert], .vh, .skip:not(:focus)");
  const fixed = (element) => { for (let one = element; one; one = one.parentElement) if (getComputedStyle(one).position === "fixed" || one.matches("dialog")) return true; return false; };
  const stays = (element) => { for (let one = element; one; one = one.parentElement) if (getComputedStyle(one).position === "sticky") return one; return null; };
  const scrolls = (style, axis) => /auto|scroll/.test(axis === "x" ? style.overflowX : style.overflowY);
  const hides = (style, axis) => /hidden|clip/.test(axis === "x" ? style.overflowX : style.overflowY);

  // What can be seen of a box, and what of it is lost for good: cut by a container that does not scroll.
  const seen = (element, box, from = element.parentElement) => {
    let now = box;
    let lost = "";
    let scrolledX = false;
    let scrolledY = false;
    for (let one = from; one && one !== document.documentElement; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (one.matches("body")) break;
      const around = one.getBoundingClientRect();
      for (const [axis, low, far] of [["x", "left", "right"], ["y", "top", "bottom"]]) {
        const already = axis === "x" ? scrolledX : scrolledY;
        if (hides(style, axis) && !already && (box[low] < around[low] - SLACK || box[far] > around[far] + SLACK)) lost ||= `by ${name(one).split(" ")[0]}`;
        if (scrolls(style, axis)) axis === "x" ? (scrolledX = true) : (scrolledY = true);
      }
      if (/auto|scroll|hidden|clip/.test(style.overflowX + style.overflowY)) now = meet(now, around);
      if (style.position === "fixed") break;
    }
    const pageScrolls = !document.querySelector(".at-table, dialog[open]") && !fixed(element);
    const view = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    if (!scrolledX && (box.left < -SLACK || box.right > innerWidth + SLACK)) lost ||= "by the screen's side";
    if (!scrolledY && !pageScrolls && (box.top < -SLACK || box.bottom > innerHeight + SLACK)) lost ||= "by the screen's end";
    return { lost, now: pageScrolls ? now : meet(now, view) };
  };

  if (document.documentElement.scrollWidth > innerWidth + 1) found.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} > ${innerWidth}`);

  const texts = [];
  const walker = document.createTreeWalker(window_ === document ? document.body : window_, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const dots = element?.matches(".nameplate .who b, .seat-plate .who :is(b, em), .hq-line em, .hq-line .hint, .order-hand .name, .status, .wire *");
    if (!node.textContent.trim() || !element || !shown(element) || element.closest("script, style, noscript, option, svg")) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (wide(box) < 2 || high(box) < 2) continue;
      const { lost, now } = seen(element, box, element);
      if (wide(now) > 2 && high(now) > 2 && !element.closest(".tip, .sheet-note, .tag, .space-tag, .tile-tag, .lowered, .order-token, header, .search")) texts.push({ element, now });
      if (lost && !dots) { found.push(`text cut off ${lost}: ${name(element)} at ${round(box)}`); break; }
    }
    const button = element.closest("button:not(.card), a.ghost, a.primary");
    if (button && !dots) {
      const [text, room] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
      if (text.left < room.left - 0.5 || text.right > room.right + 0.5) found.push(`text wider than its button: ${name(button)} at ${round(room)}`);
    }
    if (!dots && element.scrollWidth > element.clientWidth + 1 && hides(getComputedStyle(element), "x")) found.push(`text does not fit: ${name(element)}`);
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < SMALLEST_TEXT) found.push(`text of ${size}px: ${name(element)}`);
  }

  // Lines of text that lie over each other; notes and tags come up over the table and go again.
  // A line's box is a little higher than its letters.
  texts.sort((one, other) => one.now.top - other.now.top);
  for (let i = 0; i < texts.length; i += 1) for (let j = i + 1; j < texts.length && texts[j].now.top < texts[i].now.bottom - 6; j += 1) {
    const shared = meet(texts[i].now, texts[j].now);
    if (texts[i].element !== texts[j].element && stays(texts[i].element) === stays(texts[j].element) && wide(shared) > 2 && high(shared) > 6) found.push(`text over text: ${name(texts[i].element)} and ${name(texts[j].element)} at ${round(shared)}`);
  }

  const parts = [...window_.querySelectorAll(INTERACTIVE)].filter(shown).flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (wide(box) < 2 || high(box) < 2) return [];
    const { lost, now } = seen(element, box);
    if (lost && !element.closest("[aria-hidden=true]")) found.push(`control cut off ${lost}: ${name(element)} at ${round(box)}`);
    return wide(now) > 2 && high(now) > 2 ? [{ element, box, now }] : [];
  });
  for (const { element, box, now } of parts) {
    const label = element.closest("label");
    const inText = element.matches("a") && getComputedStyle(element).display === "inline";
    const card = element.matches(".card");
    const line = element.matches(".log button, .wire button") && innerWidth >= 1100;
    if (!card && !line && !inText && !(label && !element.matches("label")) && (wide(box) < 24 || high(box) < SMALLEST_TARGET)) found.push(`target of ${Math.round(wide(box))}×${Math.round(high(box))}: ${name(element)}`);
    const points = [];
    for (const x of [0.5, 0.03, 0.05, 0.08, 0.11, 0.97]) for (const y of [0.5, 0.06, 0.15, 0.85, 0.94]) points.push([now.left + wide(now) * x, now.top + high(now) * y]);
    const reachable = points.some(([x, y]) => {
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return true;
      const hit = document.elementFromPoint(x, y);
      // On a page that scrolls, things pass under the header that stays.
      if (hit?.closest("header, .search") && !element.closest("header, .search") && !document.querySelector(".at-table")) return true;
      if (hit && stays(hit) && !stays(element)) return true;
      return hit && (element.contains(hit) || hit.contains(element) && hit.matches("label, .card") || label?.contains(hit));
    });
    if (!reachable) found.push(`covered: ${name(element)} at ${round(now)}`);
  }
  const related = (one, other) => one.contains(other) || other.contains(one) || (one.closest("label") && one.closest("label") === other.closest("label"));
  for (let i = 0; i < parts.length; i += 1) for (let j = i + 1; j < parts.length; j += 1) {
    const [one, other] = [parts[i], parts[j]];
    if (related(one.element, other.element) || stays(one.element) !== stays(other.element)) continue;
    const row = one.element.closest("[data-roving]");
    if (row && row === other.element.closest("[data-roving]") && one.element.matches(FANNED) && other.element.matches(FANNED)) continue;
    if (one.element.closest(".tip") || other.element.closest(".tip")) continue;
    const shared = meet(one.now, other.now);
    if (wide(shared) > SLACK + 1 && high(shared) > SLACK + 1) found.push(`overlap of ${Math.round(wide(shared))}×${Math.round(high(shared))}: ${name(one.element)} and ${name(other.element)}`);
  }
  return [...new Set(found)];
}
