/** Decides how the outcome looks in a terminal: what is broken first, with the request, the reason and the way to mend it. */
import type { Result } from './probe';
import { rules } from './rules';

const SIGNS = { kept: '✓', broken: '✗', warned: '!', skipped: '–' } as const;

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

const line = ({ rule, verdict, details }: Result): string =>
  `  ${SIGNS[verdict]} ${rule.padEnd(18)}${rules[rule].says}${verdict === 'skipped' ? ` – not tried: ${details[0]}` : ''}`;

function fault({ rule, verdict, details }: Result): string {
  const { says, why, mend } = rules[rule];
  const shown = details.slice(0, 3).map((one) => `    ${indented(one, '      ')}`);
  const more = details.length > 3 ? [`    … and ${details.length - 3} more`] : [];
  return [`${SIGNS[verdict]} ${rule}: ${says}`, ...shown, ...more, `    Why:  ${why}`, `    Mend: ${mend}`].join('\n');
}

const count = (results: readonly Result[], verdict: Result['verdict']): number =>
  results.filter((one) => one.verdict === verdict).length;

/** The report as text, without colours, so that it reads the same in a log. */
export function report(url: string, results: readonly Result[]): string {
  const broken = results.filter(({ verdict }) => verdict === 'broken');
  const warned = results.filter(({ verdict }) => verdict === 'warned');
  const sum = `${results.length} rules: ${count(results, 'kept')} kept, ${broken.length} broken, ${warned.length} warnings, ${count(results, 'skipped')} not tried.`;
  const faults = [...broken, ...warned].map(fault);
  return [
    `shop-elements conform ${url}`,
    '',
    ...results.map(line),
    ...faults.map((one) => `\n${one}`),
    '',
    sum,
    '',
  ].join('\n');
}
