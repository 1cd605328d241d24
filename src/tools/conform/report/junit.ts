/** Decides how the outcome is written for CI: one test case per rule, in JUnit's XML. */
import { of, type Outcome, type Told } from './outcome';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** For text or an attribute's value; characters that XML forbids are left out. */
export const escaped = (text: string): string =>
  // oxlint-disable-next-line no-control-regex
  text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '').replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

function caseOf({ rule, group, verdict, says, why, mend, contract, details, isLacking }: Told): string {
  const text = escaped([...details, `Why: ${why}`, `Mend: ${mend}`, `See: ${contract}`].join('\n'));
  const inner =
    verdict === 'broken'
      ? `<failure message="${escaped(says)}">${text}</failure>`
      : isLacking
        ? `<error message="too little was tried">${escaped(details.join('\n'))}</error>`
        : verdict === 'skipped'
          ? `<skipped message="${escaped(details.join(' '))}"/>`
          : verdict === 'warned'
            ? `<system-out>${text}</system-out>`
            : '';
  return `    <testcase classname="conform.${group}" name="${escaped(`${rule}: ${says}`)}">${inner}</testcase>`;
}

export function asJunit(outcome: Outcome): string {
  const { url, results, lacking, seconds } = outcome;
  const skipped = of(outcome, 'skipped').length - lacking.length;
  const sums = `tests="${results.length}" failures="${of(outcome, 'broken').length}" errors="${lacking.length}" skipped="${skipped}" time="${seconds.toFixed(3)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="shop-elements conform" ${sums}>`,
    `  <testsuite name="${escaped(url)}" ${sums}>`,
    ...results.map(caseOf),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}
