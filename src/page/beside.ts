/** Shows panels in the top layer, which no header clips or covers, beside their anchors. */

const GAP = 4;
const EDGE = 8;
/** With this much room below its anchor (px) a longer panel scrolls inside instead of opening above. */
const ENOUGH = 320;
/** The height that a panel keeps if its anchor is out of view or above a keyboard. */
const LEAST = 80;

/** The open panels. */
const openPanels = new WeakMap<HTMLElement, { readonly anchor: Element }>();

/**
 * Opens a panel with `popover="manual"` beside the anchor and keeps it there; without an anchor closes it. In the panel's CSS `--_anchor`
 * is the anchor's width, and `--_tallest` may limit the height.
 */
export function beside(panel: HTMLElement | null, anchor: Element | null | undefined | false): void {
  if (!panel) return;
  if (!anchor) {
    if (openPanels.delete(panel) && panel.isConnected) panel.hidePopover();
  } else if (!openPanels.has(panel)) {
    const state = { anchor };
    openPanels.set(panel, state);
    follow(panel, state);
  }
}

/** Runs in each frame: scroll events of a shadow root do not leave it, and a moving header fires none. Ends with the panel. */
function follow(panel: HTMLElement, state: { readonly anchor: Element }, last?: string): void {
  const view = panel.ownerDocument.defaultView;
  if (openPanels.get(panel) !== state) return;
  if (!view || !panel.isConnected) return void openPanels.delete(panel);
  // A host that moves the element takes the panel out of the top layer.
  panel.togglePopover(true);
  const { left, right, top, bottom, width } = state.anchor.getBoundingClientRect();
  const { offsetTop, height, width: seen, scale } = view.visualViewport as VisualViewport;
  const page = seen * scale;
  let wanted = panel.scrollHeight;
  for (const { scrollHeight, clientHeight } of panel.children) wanted += scrollHeight - clientHeight;
  const measures = [left, top, width, bottom, offsetTop, height, page, wanted].join();
  if (measures !== last) {
    const above = top - offsetTop - GAP - EDGE;
    const below = offsetTop + height - bottom - GAP - EDGE;
    const isAbove = below < Math.min(wanted, ENOUGH) && above > below;
    const { style } = panel;
    style.setProperty('--_anchor', `${Math.min(width, page)}px`);
    style.maxBlockSize = `min(var(--_tallest, 100vh), ${Math.max(isAbove ? above : below, LEAST)}px)`;
    style.translate = isAbove ? '0 -100%' : '';
    panel.classList.toggle('is-above', isAbove);
    const x = Math.max(0, Math.min(right, page) - panel.offsetWidth);
    style.inset = `${isAbove ? top - GAP : bottom + GAP}px auto auto ${x}px`;
  }
  view.requestAnimationFrame(() => follow(panel, state, measures));
}
