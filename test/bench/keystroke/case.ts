/** Measures typing: from a keystroke to ten suggestions, with everything loaded. */
import type { Case } from '../runner/case';
import { call } from '../runner/rounds';
import type { Marks } from '../runner/rounds';
import { ratioRow } from '../runner/rows';
import { median } from '../runner/statistics';

const WORDS = ['grafit', 'szary', 'beton', 'marmur', 'drewno', 'piasek', 'onyks', 'trawertyn'];
/** Keystrokes that are not measured: they restore the state of a user in the middle of typing. */
const DROPPED = 3;
/** The goal: our time by Algolia's. */
const MAX_RATIO = 0.65;

export const keystroke: Case = {
  name: 'keystroke',
  title: 'A keystroke to ten suggestions, warm',
  how: `From the input event until ten entries of the response are in the DOM, without network and debounce.
The key is pressed right after a frame, so that no frame falls between. The response arrives at once, so that no work is hidden in the waiting time; a second row has it 12 ms later. All render the same content per entry: picture, marked title, a badge, two prices. The hand-written floor keeps ten entries and sets their texts and URLs without checks; „React alone" renders the same ten, without a box around them. A round is ${WORDS.length - DROPPED} words; its figure is their median.`,
  pages: {
    ours: { script: 'ours' },
    Algolia: { script: 'algolia' },
    '@tarekraafat': { script: 'tarekraafat' },
    '@trevoreyre': { script: 'trevoreyre' },
    'hand-written': { script: 'hand-written' },
    'React alone': { script: 'react-alone' },
  },
  async measure(bench) {
    const rows = [];
    for (const cpu of [1, 4] as const) {
      const samples = await bench.compare({
        candidates: Object.keys(this.pages!),
        cpu,
        warm: true,
        rounds: 10,
        async act(page, _, round) {
          const typed = async (latency: number) => {
            const queries = WORDS.map((word, index) => `${word} ${round}-${index}-${latency}`);
            const all = (await call<Marks[]>(page, 'type', queries, latency)).slice(DROPPED);
            return (mark: string) => median(all.map((marks) => marks[mark]!));
          };
          const [atOnce, later] = [await typed(0), await typed(12)];
          return { dom: atOnce('dom'), painted: atOnce('painted'), later: later('dom') };
        },
      });
      rows.push(
        ratioRow('keystroke to suggestions in the DOM', samples, {
          peer: 'Algolia',
          mark: 'dom',
          most: MAX_RATIO,
        }),
        ratioRow('the same, the answer 12 ms later', samples, { peer: 'Algolia', mark: 'later' }),
        ratioRow('the same', samples, { peer: '@tarekraafat', mark: 'dom' }),
        ratioRow('the same', samples, { peer: '@trevoreyre', mark: 'dom' }),
        ratioRow('the same of the hand-written floor', samples, { ours: 'hand-written', peer: 'Algolia', mark: 'dom' }),
        ratioRow('the same of React alone', samples, { ours: 'React alone', peer: 'Algolia', mark: 'dom' }),
        ratioRow('the same, until painted', samples, { peer: 'Algolia', mark: 'painted' }),
      );
    }
    return rows;
  },
  notes: [
    'By the profile of our time, painting the list takes a half: nearly half of it is the browser’s work on texts and attributes, as in the hand-written floor, the rest compares entries and formats titles and prices. The request takes a quarter (URL, cookies, headers), parsing and reading the response by its schema a sixth.',
    'At 4× on a busy machine a frame falls between request and response; all figures are then two to three times as long.',
  ],
};
