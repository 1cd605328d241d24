/** Decides what the calls besides the cart have to answer; they are tried where their address is given. */
import { must, type Rule } from './rule';

const SHAPE = 'Compare with openapi.json, which is in the package; an empty result is an empty list.';

export const others = {
  widget: must('the cart dropdown’s data can be read', 'The header shows no count, or a wrong one.', SHAPE),
  suggest: must('suggestions can be read, also when there are none', 'The search box shows nothing.', SHAPE),
  autocomplete: must('completions are a list of {"key"}', 'The field completes nothing.', SHAPE),
  search: must('the site search answers both kinds with their totals', 'The results page stays empty.', SHAPE),
  favourite: must(
    'a favourite is added and removed with {"success": true}',
    'The heart jumps back.',
    'Answer {"success": true}; adding twice is no error.',
  ),
} as const satisfies Readonly<Record<string, Rule>>;
