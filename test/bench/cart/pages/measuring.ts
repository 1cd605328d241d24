/** Measures a cart: from its response to the painted lines, and from a response with one changed line to that painted line. */
import { changed, offer, painted, pageIdle } from '../../page/painted';
import { answer, pageRequest } from './answering';

interface CartPage {
  readonly root: ShadowRoot;
  /** Presses plus in a line, which makes the page send a request. */
  readonly press: (row: HTMLElement) => void;
}

/** The functions of a candidate's page that waits for its first response. */
export function measureCart({ root, press }: CartPage): void {
  const rowOf = (index: number) => root.querySelector<HTMLElement>(`[data-item="${1000 + index}"]`);

  offer({
    async first(text: string, lines: number) {
      await pageRequest();
      await pageIdle();
      const began = performance.now();
      answer(text);
      await changed(root, () => rowOf(0) !== null);
      const paintedAt = await painted();
      if (rowOf(lines - 1) === null) await changed(root, () => rowOf(lines - 1) !== null);
      const whole = await painted();
      await pageIdle();
      return { painted: paintedAt - began, whole: whole - began, rows: root.querySelectorAll('[data-item]').length };
    },

    /** `total` is the text of the line's total afterwards. */
    async change(text: string, index: number, total: string) {
      const row = rowOf(index)!;
      press(row);
      await pageRequest();
      await pageIdle();
      const touched = new Set<Element>();
      const watch = new MutationObserver((records) => {
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          const line = element?.closest('[data-item]');
          if (line) touched.add(line);
        }
      });
      watch.observe(root, { childList: true, subtree: true, characterData: true });
      const cell = row.querySelector('.items__total')!;
      const began = performance.now();
      answer(text);
      await changed(cell, () => cell.textContent.replace(/\s/g, '') === total);
      const paintedAt = await painted();
      watch.disconnect();
      await pageIdle();
      return { painted: paintedAt - began, rows: touched.size };
    },
  });
}
