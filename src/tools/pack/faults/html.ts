/** Prints the pages on faults as one HTML file of the package. Messages link to it if no documentation is public. */
import { faults } from './pages';
import type { Fault } from './fault';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const prose = (text: string): string => escaped(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const section = ({ id, title, cause, mend, example }: Fault): string =>
  `<section id="${id}"><h3><a href="#${id}">${escaped(title)}</a></h3>
<p>${prose(cause)}</p>
<p><strong>To mend it:</strong> ${prose(mend)}</p>
<pre>${escaped(example)}</pre></section>`;

const all = [...faults.values()];
const groups = [...new Set(all.map(({ kind }) => kind))];

/** No style and no script of its own: it is readable under any policy. */
export const faultsPage = (): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>Faults – Shop Elements</title></head><body>
<h1>What messages mean</h1>
<p>What the console, <code>shop-error</code>, the conformance kit and the linter say, each with its cause and the way to mend it.</p>
${groups
  .map(
    (group) =>
      `<h2>${group}</h2>\n${all
        .filter(({ kind }) => kind === group)
        .map(section)
        .join('\n')}`,
  )
  .join('\n')}
</body></html>
`;
