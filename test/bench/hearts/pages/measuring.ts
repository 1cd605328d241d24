/** Measures many small elements: from their module's evaluation until all are drawn, and moving them in the page. */
import { offer, pageIdle } from '../../page/painted';

interface Hearts {
  readonly tag: string;
  /** Evaluates the module that defines the tag. */
  readonly define: () => Promise<unknown>;
  /** Hydrates them, if they hydrate on interaction. */
  readonly wake?: (element: HTMLElement) => void;
}

/** Fetched and compiled, but not evaluated: the network is measured elsewhere. */
const preloaded = (href: string): Promise<unknown> =>
  new Promise((done) => {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'modulepreload', href, onload: done, onerror: done });
    document.head.append(link);
  });

const isDrawn = (element: Element): boolean => element.shadowRoot?.querySelector('button') != null;

export function measureHearts({ tag, define, wake }: Hearts): void {
  const place = document.body.appendChild(document.createElement('main'));

  const fill = (count: number) => {
    place.innerHTML = Array.from(
      { length: count },
      (_, index) => `<p>Gres ${index} <${tag} product-id="${index}" product-name="Gres ${index}"></${tag}></p>`,
    ).join('');
  };
  const drawn = async () => {
    const last = place.querySelectorAll(tag);
    while (!isDrawn(last[last.length - 1]!)) await Promise.resolve();
  };

  offer({
    /** The elements are in the page before the script runs. */
    async upgrade(count: number, modules: readonly string[]) {
      await Promise.all(modules.map(preloaded));
      fill(count);
      await pageIdle();
      const began = performance.now();
      await define();
      await drawn();
      return { upgrade: performance.now() - began };
    },
    /** The elements are inserted after the script has run. */
    async add(count: number) {
      await pageIdle();
      const began = performance.now();
      fill(count);
      await drawn();
      return { add: performance.now() - began };
    },
    async move(times: number) {
      const all = [...place.querySelectorAll<HTMLElement>(tag)];
      if (wake) all.forEach(wake);
      if (wake) while (all.some((one) => one.shadowRoot!.querySelector('shop-mount button') === null)) await pageIdle();
      const before = all.map((one) => one.shadowRoot!.querySelector('shop-mount button, button'));
      const other = document.body.appendChild(document.createElement('section'));
      const spent: number[] = [];
      for (let turn = 0; turn < times; turn++) {
        await pageIdle();
        const began = performance.now();
        (turn % 2 === 0 ? other : place).append(...all);
        // An element may defer its work by a few microtasks.
        for (let wait = 0; wait < 5; wait++) await Promise.resolve();
        spent.push(performance.now() - began);
      }
      const isSame = all.every(
        (one, index) => one.shadowRoot!.querySelector('shop-mount button, button') === before[index],
      );
      return { move: spent.sort((a, b) => a - b)[Math.floor(times / 2)]!, lost: isSame ? 0 : 1 };
    },
  });
}
