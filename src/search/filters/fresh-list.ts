/** Decides how new content replaces a list's: the focus stays on the same control. */

/** Replaces the entries; if a control among them had the focus, its counterpart gets it. */
export function renew(list: Element, fresh: Element): void {
  const { activeElement: at } = list.ownerDocument;
  const name = list.contains(at) && (at?.id ? `#${CSS.escape(at.id)}` : at?.getAttribute('name'));
  list.replaceChildren(...fresh.childNodes);
  if (!name) return;
  const same = name.startsWith('#') ? name : `[name="${CSS.escape(name)}"]`;
  list.querySelector<HTMLElement>(same)?.focus({ preventScroll: true });
}
