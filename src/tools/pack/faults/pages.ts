/** Lists the faults that have a page: those of the console and `shop-error`, the kit's rules, the linter's rules. */
import { rules as kit } from '../../conform/rules';
import { rules as lint } from '../../lint/problem';
import type { Fault } from './fault';
import { slips } from './lint-examples';
import { consoleMessages } from './console-messages';

const ofConsole = Object.entries(consoleMessages).map(([id, [title, cause, mend, example, language]]): Fault => ({
  id,
  title,
  cause,
  mend,
  example,
  language,
  kind: 'Console and shop-error',
}));

/** The kit's fix is the example's code; `--only` tries the rule again. */
const ofKit = Object.entries(kit).map(([name, { requirement, why, fix: mend }]): Fault => ({
  id: `rule-${name}`,
  title: `${name}: ${requirement}`,
  cause: why,
  mend,
  example: `npx shop-elements conform https://shop.example/koszyk --only ${name}`,
  language: 'shell',
  kind: 'Conformance kit',
}));

const ofLint = (Object.keys(slips) as (keyof typeof slips)[]).map((name): Fault => ({
  id: `lint-${name}`,
  title: name,
  cause: lint[name],
  mend: 'The message proposes a correction; `npx shop-elements lint --fix` corrects mistakes that have exactly one correction.',
  example: `${slips[name][0]}   wrong\n${slips[name][1]}   right`,
  language: 'template',
  kind: 'Template linter',
}));

/** By id. */
export const faults: ReadonlyMap<string, Fault> = new Map(
  [...ofConsole, ...ofKit, ...ofLint].map((one) => [one.id, one] as const),
);
