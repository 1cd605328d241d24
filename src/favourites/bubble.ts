/** Positions a heart's error bubble in the top layer, which no card clips: below its heart and within the window. */

const GAP = 4;
const EDGE = 8;

/** A `ref` callback for a `popover`: opens it, and keeps it beside its heart while the page scrolls. */
export function besideHeart(bubble: HTMLElement | null): (() => void) | undefined {
  // The heart was removed from the page meanwhile.
  if (!bubble?.isConnected) return;
  const place = () => {
    const heart = bubble.previousElementSibling?.getBoundingClientRect();
    if (heart === undefined) return;
    const { offsetWidth: width, offsetHeight: height } = bubble;
    const page = bubble.ownerDocument.documentElement;
    const x = Math.max(EDGE, Math.min(heart.right, page.clientWidth - EDGE) - width);
    const below = heart.bottom + GAP;
    const y = below + height > page.clientHeight - EDGE ? heart.top - GAP - height : below;
    bubble.style.translate = `${x}px ${y}px`;
  };
  bubble.showPopover();
  place();
  const controller = new AbortController();
  const following = { capture: true, passive: true, signal: controller.signal };
  addEventListener('scroll', place, following);
  addEventListener('resize', place, following);
  return () => controller.abort();
}
