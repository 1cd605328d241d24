/** Simulates a user in a loading page: waits for the field or types at once, and records the visible result. Runs in the page, before its scripts. */

export interface Seen {
  /** The first field that can be typed in is painted. */
  readonly usable: number;
  /** Ten suggestions are painted. */
  readonly suggested: number;
  readonly text: string;
  readonly shift: number;
}

/** `pause` between keys in ms; `rest` before the first. Self-contained: it is sent to the page as text. */
export function person({ text, pause, rest }: { text: string; pause: number; rest: number }): void {
  const seen = { usable: 0, suggested: 0, text: '', shift: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });

  const roots = (): ParentNode[] => [
    document,
    ...[...document.querySelectorAll('shop-suggester')].flatMap((one) => one.shadowRoot ?? []),
  ];
  const find = <E extends Element>(selector: string): E[] =>
    roots().flatMap((root) => [...root.querySelectorAll<E>(selector)]);
  const isSeen = (one: Element) => one.checkVisibility() && one.getBoundingClientRect().width > 0;
  const field = () => find<HTMLInputElement>('input').find((one) => isSeen(one) && !one.disabled);
  const afterPaint = (act: () => void) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = act;
    port2.postMessage(null);
  };

  const AGAIN = 2500;
  let isTyping = false;
  const type = () => {
    field()?.focus();
    // A user does not wait for a busy page: each key has its planned time, and is pressed at the first opportunity after it.
    const began = performance.now() + rest;
    const at = (time: number, deed: () => void) => setTimeout(deed, time - performance.now());
    let typed = 0;
    const key = () => {
      document.execCommand('insertText', false, text[typed]!);
      typed += 1;
      if (typed < text.length) at(began + typed * pause, key);
      else setTimeout(again, AGAIN);
    };
    // No suggestions: the script was not loaded when the text was typed. The user presses the last key again.
    const again = () => {
      if (seen.suggested > 0) return;
      document.execCommand('delete');
      document.execCommand('insertText', false, text.at(-1)!);
      setTimeout(again, AGAIN);
    };
    at(began, key);
  };
  const look = () => {
    const now = field();
    if (now && !isTyping) {
      isTyping = true;
      afterPaint(() => {
        seen.usable = performance.now();
        type();
      });
    }
    if (isTyping && find('[role=option], .aa-Item').filter(isSeen).length >= 10)
      return afterPaint(() => {
        seen.text = field()?.value ?? '';
        seen.suggested = performance.now();
      });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
