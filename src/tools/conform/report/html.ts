/** Decides how the outcome is shown as one self-contained page, to send to the shop's developer. */
import { escaped } from './junit';
import { of, sumOf, type Outcome, type Told } from './outcome';

const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
section { margin: 1.5rem 0; padding: 0 1rem; border-left: .3rem solid; }
.broken { border-color: #c62828; } .warned { border-color: #b26a00; } .little { border-color: #5e35b1; }
pre { overflow-x: auto; padding: .5rem .75rem; background: #8881; white-space: pre-wrap; overflow-wrap: anywhere; }
dt { font-weight: 600; } dd { margin: 0 0 .5rem; }
table { border-collapse: collapse; width: 100%; } td, th { text-align: left; padding: .25rem .5rem; border-top: 1px solid #8884; vertical-align: top; }`;

const WORDS = { kept: 'kept', broken: 'broken', warned: 'warning', skipped: 'not tried' } as const;

const link = (address: string): string =>
  /^(https?|file):/.test(address)
    ? `<a href="${escaped(address)}">${escaped(address)}</a>`
    : `<code>${escaped(address)}</code>`;

const fault = ({ rule, verdict, says, why, mend, contract, page, details }: Told): string =>
  `<section class="${verdict}" id="${rule}"><h2><code>${rule}</code>: ${escaped(says)}</h2>
${details.map((one) => `<pre>${escaped(one)}</pre>`).join('\n')}
<dl><dt>Why it matters</dt><dd>${escaped(why)}</dd><dt>How to mend it</dt><dd>${escaped(mend)}</dd><dt>In the contract</dt><dd>${link(contract)}</dd><dt>Its page</dt><dd>${link(page)}</dd></dl></section>`;

const row = ({ rule, verdict, says, details }: Told): string => {
  const more =
    verdict === 'broken' || verdict === 'warned' ? `<a href="#${rule}">below</a>` : escaped(details.join('; '));
  return `<tr><td>${WORDS[verdict]}</td><td><code>${rule}</code></td><td>${escaped(says)}</td><td>${more}</td></tr>`;
};

export function asHtml(outcome: Outcome): string {
  const { url, results, lacking, seconds } = outcome;
  const faults = [...of(outcome, 'broken'), ...of(outcome, 'warned')];
  const little = lacking.map(({ rule, details }) => `<li><code>${rule}</code>: ${escaped(details.join(' '))}</li>`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(`${faults.length} findings: ${url}`)}</title>
<style>${STYLE}</style></head><body>
<h1>Does this shop keep the contract?</h1>
<p><code>${escaped(url)}</code>. ${sumOf(outcome)} ${seconds.toFixed(1)} s.</p>
${little.length > 0 ? `<section class="little"><h2>Too little was tried</h2><ul>${little.join('')}</ul></section>` : ''}
<table><thead><tr><th scope="col"></th><th scope="col">Rule</th><th scope="col">What it says</th><th scope="col">Remarks</th></tr></thead><tbody>
${results.map(row).join('\n')}
</tbody></table>
${faults.map(fault).join('\n')}
</body></html>
`;
}
