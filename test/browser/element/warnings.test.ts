/** Tests the console warnings, once each, about misspelt or incomplete tags of a template. */
import { expect } from '@open-wc/testing';
import { until } from '../settled';
import { listen, load, place, rendered, settled } from './probe';

/** This browser's error message for the text, usually with its position. */
function faultOf(json: string): string {
  try {
    return String(JSON.parse(json));
  } catch (error) {
    return (error as SyntaxError).message;
  }
}

const child = (json: string, type = 'application/json') => `<script type="${type}">${json}</script>`;

/** The page next to the built files. */
const FAULTS = `${location.origin}/test-results/probe/faults.html#`;

/** Each row: a page's HTML, and its expected warnings. */
const cases: readonly [title: string, html: string, ...told: string[]][] = [
  ['a misspelt attribute', '<shop-probe submitlabel="a" sise="3"></shop-probe>', 'submit-label?', 'size?'],
  ['a required attribute that is missing', '<shop-second></shop-second>', '<shop-second> needs value'],
  [
    'a deprecated attribute',
    '<shop-second value="a" worth="3"></shop-second>',
    `<shop-second> worth: Deprecated since 0.2.0, stays until 2027-06-01 at least. Use value. ${FAULTS}deprecated`,
  ],
  [
    'child JSON without its key',
    `<shop-probe>${child('{"name": "Ola", "is_test": false}')}</shop-probe>`,
    'does not know name of the child JSON. Its keys are: value, submitLabel',
    'does not know is_test of the child JSON. Its keys are: value, submitLabel',
  ],
  [
    'a key of the child JSON in the notation of attributes',
    `<shop-probe>${child('{"submit-label": "Kup"}')}</shop-probe>`,
    'does not know submit-label of the child JSON. Did you mean submitLabel?',
  ],
  [
    'child JSON with an error in its third line',
    `<shop-probe>${child('{\n  "min": 3,\n  "submitLabel": \'Kup\'\n}')}</shop-probe>`,
    `child JSON ignored: line 3, column 18: … "min": 3, "submitLabel": ▸'Kup' }…`,
  ],
  ['a script of another type', `<shop-probe>${child('{}', 'text/json')}</shop-probe>`, 'type="text/json"'],
  [
    'child JSON that is escaped',
    `<shop-probe>${child('{&quot;client&quot;: {}}')}</shop-probe>`,
    'child JSON ignored: line 1, column 2: …{▸&quot;client&quot;: {}}…',
    'escaped like an attribute',
  ],
  ['child JSON with a comma too many', `<shop-probe>${child('{"min": 3,}')}</shop-probe>`, faultOf('{"min": 3,}')],
  ['child JSON that is a list', `<shop-probe>${child('[]')}</shop-probe>`, 'child JSON ignored: it is no object.'],
  ['JSON with a comma too many', `<shop-probe client='{"name": "a",}'></shop-probe>`, faultOf('{"name": "a",}')],
  ['JSON of another shape', `<shop-probe client='{"name": 5}'></shop-probe>`, 'name: Invalid type: Expected string'],
];

describe('the console', () => {
  before(async () => {
    await load();
    await load('shop-second.js');
  });

  for (const [title, html, ...wanted] of cases) {
    it(`warns once about ${title}`, async () => {
      const { lines, stop } = listen('warn');
      place(html);
      await until(() => wanted.every((one) => lines.some((line) => line.includes(one))), lines.join('\n')).finally(
        stop,
      );
    });
  }

  it('does not warn about a known name or a name of another script', async () => {
    const { lines, stop } = listen('warn');
    await rendered(`<shop-probe id="a" class="b" data-x="1" aria-label="c" hx-get="/x" onclick="" lang="pl" wire:id="3"
      ng-version="1" MIN="2" analytics="d">${child('{"client": {"name": "Ola"}}')}<b slot="x"></b></shop-probe>`);
    await settled();
    stop();
    expect(lines).to.deep.equal([]);
  });

  it('warns about a deprecated name only where it is used, and once for a hundred elements', async () => {
    const { lines, stop } = listen('warn');
    for (const own of ['', child('{"min": 4}'), child('{"min": 5}')])
      await rendered(`<shop-probe></shop-probe><shop-second value="a">${own}</shop-second>`);
    await until(() => lines.length > 0, 'nothing was told');
    await settled();
    stop();
    expect(lines).to.deep.equal([
      `<shop-second> min: Deprecated since 0.2.0, stays until 2027-06-01 at least. Use size. ${FAULTS}deprecated`,
    ]);
  });

  it('warns once about the same mistake in a hundred tags', async () => {
    const { lines, stop } = listen('warn');
    place('<shop-second valeu="a"></shop-second>'.repeat(3));
    await until(() => lines.length > 0, 'nothing was told');
    await settled();
    stop();
    expect(lines).to.deep.equal([`<shop-second> has no attribute valeu. Did you mean value? ${FAULTS}attribute`]);
  });
});
