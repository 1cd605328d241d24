/** Measures the time from a keystroke until ten new entries are in the DOM, and until they are painted, without the network. */
import { changed, offer, painted } from '../../page/painted';
import { network } from './answers.js';

/** `root` is where entries appear, `entries` finds them. Times are in ms. */
export function measureWith({ input, root, entries }) {
  const keystroke = async (query) => {
    input.focus();
    // Right after a frame: the next one, which draws the typed text for all alike, does not come between.
    await painted();
    const began = performance.now();
    const inDom = changed(root, () => {
      const found = entries();
      // No question about its size: that would lay the page out, which is part of painting.
      return found.length === 10 && found[9].textContent.includes(query);
    });
    input.value = query;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertText' }));
    const dom = await inDom;
    const shown = await painted();
    const work = network.asked - began;
    return { dom: work + dom - network.answered, painted: work + shown - network.answered };
  };
  offer({
    /** All of them one after the other, with a pause between. `latency` in ms: 0 leaves nobody time to work while waiting. */
    async type(queries, latency) {
      network.latency = latency;
      const all = [];
      for (const query of queries) {
        all.push(await keystroke(query));
        await new Promise((done) => setTimeout(done, 30));
      }
      return all;
    },
  });
}
