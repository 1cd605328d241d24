/** Places a select's open list: in the top layer, which nothing clips, below its button or above if there is more room. */

const TALLEST = 320;
const GAP = 4;
const EDGE = 8;

/**
 * Opens the list as wide as its button, and keeps it in place while anything scrolls; the returned function closes it. The heart's
 * bubble does something similar: sharing it would add one more small file to every page's loader.
 */
export function openBeside(list: HTMLElement, button: HTMLElement): () => void {
  const place = () => {
    const { left, top, bottom, width } = button.getBoundingClientRect();
    const above = top - GAP - EDGE;
    const below = list.ownerDocument.documentElement.clientHeight - bottom - GAP - EDGE;
    const isAbove = below < Math.min(TALLEST, list.scrollHeight) && above > below;
    list.classList.toggle('select__list--above', isAbove);
    list.style.inlineSize = `${width}px`;
    list.style.maxBlockSize = `${Math.min(TALLEST, Math.max(isAbove ? above : below, 0))}px`;
    list.style.translate = `${left}px ${isAbove ? top - GAP - list.offsetHeight : bottom + GAP}px`;
  };
  list.showPopover();
  place();
  const closed = new AbortController();
  const following = { capture: true, passive: true, signal: closed.signal };
  addEventListener('scroll', place, following);
  addEventListener('resize', place, following);
  return () => {
    closed.abort();
    list.hidePopover();
  };
}
