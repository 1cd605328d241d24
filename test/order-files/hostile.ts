/** Generates small files that stand for very much: shared strings × cells, repeats, spans, stored sheets, nesting, zip in zip, names. */
import { randomFrom } from '../fixtures/random-cart';
import { zipOf } from '../ksef/zip';

type Dice = ReturnType<typeof randomFrom>;
type Bytes = Uint8Array<ArrayBuffer>;

const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const bytesOf = (text: string): Bytes => new Uint8Array(Buffer.from(text));
const many = (count: number, make: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => make(at)).join('');

/** A workbook; each of its sheets is a file of its own, or all are the same one. */
function xlsx(strings: string, sheets: readonly string[], isStored: boolean, shared = false): Bytes {
  const names = sheets.map((_, at) => (shared ? 'sheet1' : `sheet${at + 1}`));
  return zipOf(
    {
      '_rels/.rels': `<Relationships><Relationship Id="r" Type="${RELATION}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      'xl/workbook.xml': `<workbook><sheets>${many(sheets.length, (at) => `<sheet name="${at}" r:id="s${at}"/>`)}</sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((name, at) => `<Relationship Id="s${at}" Type="${RELATION}/worksheet" Target="worksheets/${name}.xml"/>`).join('')}<Relationship Id="t" Type="${RELATION}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
      'xl/sharedStrings.xml': `<sst><si><t>${strings}</t></si></sst>`,
      ...Object.fromEntries(names.map((name, at) => [`xl/worksheets/${name}.xml`, sheets[at]!])),
    },
    { isStored },
  );
}
const sheet = (rows: string, more = ''): string => `<worksheet><sheetData>${rows}</sheetData>${more}</worksheet>`;
const ods = (table: string): Bytes =>
  zipOf({
    'content.xml': `<office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x"><office:body><office:spreadsheet>${table}</office:spreadsheet></office:body></office:document-content>`,
  });
const cell = '<table:table-cell table:number-columns-repeated="1000"><text:p>A</text:p></table:table-cell>';

const KINDS: Readonly<Record<string, (dice: Dice) => Bytes>> = {
  'a shared string in many cells': (dice) =>
    xlsx(
      'A'.repeat(dice.whole(10_000, 1_000_000)),
      [sheet(many(dice.whole(10, 400), () => `<row>${'<c t="s"><v>0</v></c>'.repeat(dice.whole(1, 60))}</row>`))],
      false,
    ),
  'rows far to the right': (dice) =>
    xlsx('A', [sheet(many(dice.whole(1000, 20_000), (at) => `<row><c r="IU${at + 1}"><v>1</v></c></row>`))], false),
  'one sheet a thousand times': (dice) =>
    xlsx(
      'A',
      Array.from({ length: dice.whole(100, 400) }, () => sheet(`<row><c><v>1</v></c></row>`.repeat(2000))),
      false,
      true,
    ),
  'stored sheets': (dice) =>
    xlsx(
      'A',
      Array.from({ length: dice.whole(2, 20) }, () => sheet('<row><c><v>1</v></c></row>'.repeat(dice.whole(5, 20)))),
      true,
    ),
  'merged cells': (dice) =>
    xlsx(
      'RB-1',
      [
        sheet(
          many(2000, (at) => `<row r="${at + 1}"><c t="s"><v>0</v></c></row>`),
          `<mergeCells>${many(dice.whole(50, 3000), (at) => `<mergeCell ref="A${at + 1}:A1048576"/>`)}</mergeCells>`,
        ),
      ],
      false,
    ),
  'repeated cells and rows': (dice) =>
    ods(
      `<table:table table:name="a">${`<table:table-row table:number-rows-repeated="${dice.oneOf([1000, 1_048_576])}">${cell.repeat(dice.whole(1, 60))}</table:table-row>`.repeat(dice.whole(1, 400))}</table:table>`,
    ),
  'spans of ODS': (dice) =>
    ods(
      `<table:table>${`<table:table-row table:number-rows-repeated="1000"><table:table-cell table:number-rows-spanned="1048576"><text:p>RB-1</text:p></table:table-cell></table:table-row>`.repeat(dice.whole(10, 2000))}</table:table>`,
    ),
  'spaces of ODS': (dice) =>
    ods(
      `<table:table>${`<table:table-row><table:table-cell><text:p>${'<text:s text:c="99999"/>'.repeat(dice.whole(10, 5000))}</text:p></table:table-cell></table:table-row>`.repeat(dice.whole(1, 40))}</table:table>`,
    ),
  'spans of HTML': (dice) =>
    bytesOf(
      `<table>${many(dice.whole(20, 300), () => `<tr>${'<td rowspan=1000 colspan=1000>A-1'.repeat(dice.whole(1, 4))}`)}</table>`,
    ),
  'rows of HTML': (dice) =>
    bytesOf(
      `<table><tr>${'<td rowspan=1000>'.repeat(dice.whole(10, 300))}${'<tr>'.repeat(dice.whole(100, 3000))}<td>A-1</table>`,
    ),
  'nested HTML': (dice) => bytesOf(`<html>${'<table><tr><td>'.repeat(dice.whole(100, 1200))}`),
  'nested XML': (dice) =>
    bytesOf(`<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">${'<a>'.repeat(dice.whole(60, 6000))}`),
  'spans of XML': (dice) =>
    bytesOf(
      `<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet><Table>${`<Row Span="99999999"><Cell MergeDown="9999999" MergeAcross="9999999"><Data>A-1</Data></Cell></Row>`.repeat(dice.whole(10, 180))}</Table></Worksheet></Workbook>`,
    ),
  'zip in zip': (dice) =>
    zipOf({ 'content.xml': zipOf({ 'content.xml': 'x'.repeat(dice.whole(1000, 100_000)) }), 'a.zip': 'PK' }),
  'a bomb': (dice) => zipOf({ 'content.xml': `<office:spreadsheet>${' '.repeat(dice.whole(1_000_000, 20_000_000))}` }),
  names: (dice) =>
    xlsx(
      dice.oneOf(['__proto__', 'constructor', 'toString']),
      [sheet(`<row><c t="s"><v>${dice.oneOf(['0', '-1', '1e9', '__proto__', 'constructor'])}</v></c></row>`)],
      false,
    ),
  'unclosed quotes': (dice) => bytesOf(many(dice.whole(100, 1500), () => `"A-1;${dice.oneOf(['"', '', 'x'])}x\n`)),
  'empty cells': (dice) => bytesOf(`A-1${dice.oneOf([';', ',', '\t', '|']).repeat(dice.whole(5000, 19_000))}2`),
  'one long word': (dice) =>
    bytesOf(
      dice
        .oneOf(['a', '1', '1 ', 'a-', '1x', '1,', '(', '"', 'a1 ', '=', '. ', '\u00a0', 'x '])
        .repeat(dice.whole(1000, 9000)),
    ),
  'long lines': (dice) =>
    bytesOf(
      many(
        dice.whole(2, 40),
        () => `${dice.oneOf(['1 x ', 'szt. ', '3 szt. A-1, ', '(1', '4,50 zł ']).repeat(dice.whole(10, 60))}\n`,
      ),
    ),
  'many lines': (dice) => bytesOf(many(dice.whole(500, 2500), () => dice.oneOf(['1\n', 'A-1\n', '3 szt.\n', 'x\n']))),
};

export const HOSTILE_KINDS = Object.keys(KINDS);

export function hostileFile(seed: number): { readonly about: string; readonly bytes: Bytes } {
  const dice = randomFrom(seed);
  const about = HOSTILE_KINDS[seed % HOSTILE_KINDS.length]!;
  return { about, bytes: KINDS[about]!(dice) };
}
