/** Runs in a page: what a keyboard or a narrow screen cannot reach. */

export interface Look {
  /** What makes the page scroll sideways, without the margin of its body. */
  readonly wide: readonly string[];
  /** Areas that no key scrolls: nothing in them takes the focus, and no field marks their entries. */
  readonly areas: readonly string[];
}

export async function look(): Promise<Look> {
  const { body, documentElement: root } = document;
  const within = (node: Document | ShadowRoot): Element[] =>
    [...node.querySelectorAll('*')].flatMap((one) => [one, ...(one.shadowRoot ? within(one.shadowRoot) : [])]);
  // Unseen lines of a long cart are in groups of a guessed height, which overlap as axe measures them.
  for (const one of within(document))
    if (getComputedStyle(one).contentVisibility === 'auto') (one as HTMLElement).style.contentVisibility = 'visible';
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // Elements below the fold are drawn when they come into view.
  for (let top = 0; top < root.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await frame();
  }
  scrollTo(0, 0);
  await frame();
  const visible = within(document).filter((one) => one.checkVisibility({ visibilityProperty: true }));
  const focusable = visible.filter((one) => (one as HTMLElement).tabIndex >= 0 && !one.matches(':disabled'));
  /** The ancestors in the flat tree: slotted content is in the slot's area. */
  const around = (one: Node): Node[] => {
    const parent = (one instanceof Element && one.assignedSlot) || one.parentNode || (one as Partial<ShadowRoot>).host;
    return parent ? [one, ...around(parent)] : [one];
  };
  const reachable = new Set(focusable.flatMap(around));
  const scrolls = (one: Element): boolean => {
    const { overflowX, overflowY } = getComputedStyle(one);
    return (
      (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth + 1) ||
      (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight + 1)
    );
  };
  /** The arrow keys of the field scroll to the marked entry. */
  const isOfField = (area: Element): boolean =>
    focusable.some((one) => one.getAttribute('aria-controls') === area.id && one.getRootNode() === area.getRootNode());
  const areas = visible.filter(
    (one) => ![root, body].includes(one as HTMLElement) && !reachable.has(one) && scrolls(one) && !isOfField(one),
  );

  const right = (one: Element): number => one.getBoundingClientRect().right;
  // axe does not check what sticks out of an element at the page's edge.
  body.style.marginInline = '0';
  const isWide = root.scrollWidth > root.clientWidth;
  const out = visible.filter((one) => isWide && right(one) > root.clientWidth);
  body.style.marginInline = '';
  const named = (one: Element): string => `${one.localName}.${one.getAttribute('class') ?? ''}`;
  const wide = out
    .toSorted((a, b) => right(a) - right(b))
    .slice(-3)
    .map((one) => `${named(one.parentElement ?? root)} > ${named(one)}`);
  return {
    areas: areas.map(named),
    wide: isWide ? [...wide, `${root.scrollWidth} px`] : [],
  };
}

/** Replaces a word in each text of elements by one of 60 letters; texts that match a pattern are our own, without a foreign word. */
export function lengthen(patterns: readonly string[]): void {
  const ours = patterns.map((pattern) => new RegExp(pattern));
  const word = 'Źdźbłowytrzymałościowo'.repeat(3).slice(0, 60);
  const SLOTTED = 'shop-checkbox, shop-faq, shop-regulations, shop-slider, shop-tabs, shop-withdrawal';
  // Matches words, but no currency or unit beside a number.
  const plain = /(?<!\p{L})(?!(?:zł|kg|PLN|netto|brutto|VAT|NIP|tel)(?!\p{L}))\p{L}{2,}/u;
  const pierce = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element && node.shadowRoot) pierce(node.shadowRoot);
      if (!(node instanceof Text) || !plain.test(node.data)) continue;
      if (node.data.split(' · ').every((part) => ours.some((one) => one.test(part)))) continue;
      const parent = node.parentElement;
      const isInElement = node.getRootNode() instanceof ShadowRoot || parent?.closest(SLOTTED);
      if (isInElement && !parent?.closest('style, script, svg, .only-spoken'))
        node.data = node.data.replace(plain, word);
    }
  };
  pierce(document);
}
