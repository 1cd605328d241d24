/** Decides how the outcome looks in a terminal: broken rules first, with the request, the reason and the fix. */
import { of, sumOf, type Outcome, type Told } from './outcome';

const SIGNS = { kept: '✓', broken: '✗', warned: '!', skipped: '–' } as const;

const indented = (text: string, by: string): string => text.replaceAll('\n', `\n${by}`);

const told = ({ verdict, details, isLacking }: Told): string => {
  if (verdict === 'skipped') return ` – not tried: ${isLacking ? 'TOO LITTLE: ' : ''}${details[0]}`;
  return verdict === 'kept' && details.length > 0 ? `: ${details.join('; ')}` : '';
};

const line = (one: Told): string => `  ${SIGNS[one.verdict]} ${one.rule.padEnd(18)}${one.says}${told(one)}`;

function fault({ rule, verdict, details, says, why, mend, contract, page }: Told): string {
  const shown = details.slice(0, 3).map((one) => `    ${indented(one, '      ')}`);
  const more = details.length > 3 ? [`    … and ${details.length - 3} more`] : [];
  return [
    `${SIGNS[verdict]} ${rule}: ${says}`,
    ...shown,
    ...more,
    `    Why:  ${why}`,
    `    Mend: ${mend}`,
    `    See:  ${contract}`,
    `    Page: ${page}`,
  ].join('\n');
}

/** The report as text, without colours, so that it reads the same in a log. */
export function asText(outcome: Outcome): string {
  const { url, results, lacking, seconds, isIdle } = outcome;
  const faults = [...of(outcome, 'broken'), ...of(outcome, 'warned')].map(fault);
  const little = lacking.map(({ rule, details }) => `  ${rule}: ${details[0]}`);
  return [
    `shop-elements conform ${url}`,
    '',
    ...results.map(line),
    ...faults.map((one) => `\n${one}`),
    ...(little.length > 0 ? ['', 'Too little was tried to say that the contract is kept:', ...little] : []),
    ...(isIdle
      ? ['', 'Nothing was tried: no rule of --only could be tested on this shop. See “not tried” above.']
      : []),
    '',
    `${sumOf(outcome)} ${seconds.toFixed(1)} s.`,
    '',
  ].join('\n');
}
