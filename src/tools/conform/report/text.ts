/** Prints the report for a terminal: broken rules with request, reason and fix. */
import { withVerdict, sumOf, type KitReport, type RuleReport } from './kit-report';

const MARKS = { kept: '✓', broken: '✗', warned: '!', skipped: '–' } as const;

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

const remarkOf = ({ verdict, details, lacksInput: isLacking }: RuleReport): string => {
  if (verdict === 'skipped') return ` – not tried: ${isLacking ? 'MISSING INPUT: ' : ''}${details[0]}`;
  return verdict === 'kept' && details.length > 0 ? `: ${details.join('; ')}` : '';
};

const line = (one: RuleReport): string =>
  `  ${MARKS[one.verdict]} ${one.rule.padEnd(18)}${one.requirement}${remarkOf(one)}`;

function fault({ rule, verdict, details, requirement, why, fix, contract, page }: RuleReport): string {
  const places = details.slice(0, 3).map((one) => `    ${indented(one, '      ')}`);
  const more = details.length > 3 ? [`    … and ${details.length - 3} more`] : [];
  return [
    `${MARKS[verdict]} ${rule}: ${requirement}`,
    ...places,
    ...more,
    `    Why:  ${why}`,
    `    Fix:  ${fix}`,
    `    See:  ${contract}`,
    `    Page: ${page}`,
  ].join('\n');
}

/** The report as text, without colours, so that it reads the same in a log. */
export function asText(outcome: KitReport): string {
  const { url, results, missing: lacking, seconds, isUntested: isIdle } = outcome;
  const faults = [...withVerdict(outcome, 'broken'), ...withVerdict(outcome, 'warned')].map(fault);
  const little = lacking.map(({ rule, details }) => `  ${rule}: ${details[0]}`);
  return [
    `shop-elements conform ${url}`,
    '',
    ...results.map(line),
    ...faults.map((one) => `\n${one}`),
    ...(little.length > 0 ? ['', 'Missing input, so some rules were not tried:', ...little] : []),
    ...(isIdle
      ? ['', 'Nothing was tried: no rule of --only could be tested on this shop. See “not tried” above.']
      : []),
    '',
    `${sumOf(outcome)} ${seconds.toFixed(1)} s.`,
    '',
  ].join('\n');
}
