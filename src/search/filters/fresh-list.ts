/** Replaces a list's content; the focus stays on the same control. */

/** If a control in the list has the focus, the new control with its id or name gets it. */
export function renew(list: Element, fresh: Element): void {
  const { activeElement: at } = list.ownerDocument;
  const name = list.contains(at) && (at?.id ? `#${CSS.escape(at.id)}` : at?.getAttribute('name'));
  list.replaceChildren(...fresh.childNodes);
  if (!name) return;
  const same = name.startsWith('#') ? name : `[name="${CSS.escape(name)}"]`;
  list.querySelector<HTMLElement>(same)?.focus({ preventScroll: true });
}
