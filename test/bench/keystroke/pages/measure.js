/** Decides what is measured: from a keystroke until ten new entries are in the DOM, and until they are painted; the network does not count. */
import { network } from './answers.js';

/** `root` is where entries appear, `entries` finds them. Times are in ms. */
export function measureWith({ input, root, entries }) {
  globalThis.keystroke = async (query) => {
    const isThere = () => {
      const found = entries();
      // No question about its size: that would lay the page out, which is part of painting.
      return found.length === 10 && found[9].textContent.includes(query);
    };
    input.focus();
    const began = performance.now();
    const inDom = new Promise((done) => {
      const seen = () => {
        if (!isThere()) return;
        observer.disconnect();
        done(performance.now());
      };
      const observer = new MutationObserver(seen);
      observer.observe(root, { childList: true, subtree: true, characterData: true, attributes: true });
    });
    input.value = query;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }));
    const dom = await inDom;
    await new Promise((done) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      }),
    );
    const painted = performance.now();
    const work = network.asked - began;
    return { dom: work + dom - network.answered, painted: work + painted - network.answered };
  };
}
