/** What a buyer sees of an element: visible nodes, their text, their order, and all that is between totals and order button. */

/** Visible, and inside the width of the screen; a picture that loads later has no size yet. */
export const visible = (root: ParentNode, selector: string): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return one.checkVisibility({ visibilityProperty: true }) && left >= 0 && right <= innerWidth;
  });
export const textOf = (root: ParentNode, selector: string): string =>
  visible(root, selector)
    .map((one) => one.innerText)
    .join('\n')
    .replaceAll('\u00A0', ' ');
export const isBefore = (one: Node | undefined, other: Node | undefined): boolean =>
  Boolean(one && other && one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

const isWords = ({ nodeType, textContent }: Node) => nodeType === Node.TEXT_NODE && textContent?.trim();

/** Visible nodes with content between the end of the totals and the order button. */
export function between(root: ShadowRoot): string[] {
  const [totals, button] = ['[part~=totals]', '[part~=submit]'].map((one) => visible(root, one)[0]!);
  const range = document.createRange();
  range.setStartAfter(totals!);
  range.setEndBefore(button!);
  const walker = document.createTreeWalker(range.commonAncestorContainer, NodeFilter.SHOW_ELEMENT);
  const foreign: string[] = [];
  for (let node = walker.nextNode() as HTMLElement | null; node; node = walker.nextNode() as HTMLElement | null) {
    const isIn = range.comparePoint(node, 0) === 0 && !totals!.contains(node) && !button!.contains(node);
    const isContent =
      node instanceof HTMLSlotElement
        ? node.assignedNodes().length > 0
        : node.checkVisibility() &&
          (/^(img|svg|input|button|a)$/.test(node.localName) || [...node.childNodes].some(isWords));
    if (isIn && isContent) foreign.push(node.outerHTML);
  }
  return foreign;
}
