/** Decides how the inside of a list takes another one's place: whoever is at a control in it stays at that. */

/** Puts the new entries where the old ones are; whoever was at a control among them is at the same one afterwards. */
export function renew(list: Element, fresh: Element): void {
  const { activeElement: at } = list.ownerDocument;
  const name = list.contains(at) && (at?.id ? `#${CSS.escape(at.id)}` : at?.getAttribute('name'));
  list.replaceChildren(...fresh.childNodes);
  if (!name) return;
  const same = name.startsWith('#') ? name : `[name="${CSS.escape(name)}"]`;
  list.querySelector<HTMLElement>(same)?.focus({ preventScroll: true });
}
