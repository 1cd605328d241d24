/** Prints the report as JUnit XML: one test case per rule. */
import { withVerdict, type KitReport, type RuleReport } from './kit-report';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

// oxlint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** Escapes text or attribute values. Removes characters that XML forbids. */
export const escaped = (text: string): string =>
  text.replaceAll(FORBIDDEN, '').replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

function caseOf({
  rule,
  group,
  verdict,
  requirement,
  why,
  fix,
  contract,
  details,
  lacksInput: isLacking,
}: RuleReport): string {
  const text = escaped([...details, `Why: ${why}`, `Fix: ${fix}`, `See: ${contract}`].join('\n'));
  const inner =
    verdict === 'broken'
      ? `<failure message="${escaped(requirement)}">${text}</failure>`
      : isLacking
        ? `<error message="missing input">${escaped(details.join('\n'))}</error>`
        : verdict === 'skipped'
          ? `<skipped message="${escaped(details.join(' '))}"/>`
          : verdict === 'warned'
            ? `<system-out>${text}</system-out>`
            : '';
  return `    <testcase classname="conform.${group}" name="${escaped(`${rule}: ${requirement}`)}">${inner}</testcase>`;
}

export function asJunit(outcome: KitReport): string {
  const { url, results, missing: lacking, seconds } = outcome;
  const skipped = withVerdict(outcome, 'skipped').length - lacking.length;
  const sums = `tests="${results.length}" failures="${withVerdict(outcome, 'broken').length}" errors="${lacking.length}" skipped="${skipped}" time="${seconds.toFixed(3)}"`;
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
