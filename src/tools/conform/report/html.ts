/** Prints the report as one self-contained page, to send to the shop's developer. */
import { escaped } from './junit';
import { withVerdict, sumOf, type KitReport, type RuleReport } from './kit-report';

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
section { margin: 1.5rem 0; padding: 0 1rem; border-left: .3rem solid; }
.broken { border-color: #c62828; } .warned { border-color: #b26a00; } .little { border-color: #5e35b1; }
pre { overflow-x: auto; padding: .5rem .75rem; background: #8881; white-space: pre-wrap; overflow-wrap: anywhere; }
dt { font-weight: 600; } dd { margin: 0 0 .5rem; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: .25rem .5rem; border-top: 1px solid #8884; vertical-align: top; }`;

const VERDICTS = { kept: 'kept', broken: 'broken', warned: 'warning', skipped: 'not tried' } as const;

const link = (address: string): string =>
  /^(https?|file):/.test(address)
    ? `<a href="${escaped(address)}">${escaped(address)}</a>`
    : `<code>${escaped(address)}</code>`;

const fault = ({ rule, verdict, requirement, why, fix, contract, page, details }: RuleReport): string =>
  `<section class="${verdict}" id="${rule}"><h2><code>${rule}</code>: ${escaped(requirement)}</h2>
${details.map((one) => `<pre>${escaped(one)}</pre>`).join('\n')}
<dl><dt>Why it matters</dt><dd>${escaped(why)}</dd><dt>How to fix it</dt><dd>${escaped(fix)}</dd><dt>In the contract</dt><dd>${link(contract)}</dd><dt>Its page</dt><dd>${link(page)}</dd></dl></section>`;

const row = ({ rule, verdict, requirement, details }: RuleReport): string => {
  const more =
    verdict === 'broken' || verdict === 'warned' ? `<a href="#${rule}">below</a>` : escaped(details.join('; '));
  return `<tr><td>${VERDICTS[verdict]}</td><td><code>${rule}</code></td><td>${escaped(requirement)}</td><td>${more}</td></tr>`;
};

export function asHtml(outcome: KitReport): string {
  const { url, results, missing: lacking, seconds } = outcome;
  const faults = [...withVerdict(outcome, 'broken'), ...withVerdict(outcome, 'warned')];
  const little = lacking.map(({ rule, details }) => `<li><code>${rule}</code>: ${escaped(details.join(' '))}</li>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(`${faults.length} findings: ${url}`)}</title>
<style>${STYLE}</style></head><body>
<h1>Conformance report</h1>
<p><code>${escaped(url)}</code>. ${sumOf(outcome)} ${seconds.toFixed(1)} s.</p>
${little.length > 0 ? `<section class="little"><h2>Missing input</h2><ul>${little.join('')}</ul></section>` : ''}
<table><thead><tr><th scope="col"></th><th scope="col">Rule</th><th scope="col">Requirement</th><th scope="col">Remarks</th></tr></thead><tbody>
${results.map(row).join('\n')}
</tbody></table>
${faults.map(fault).join('\n')}
</body></html>
`;
}
