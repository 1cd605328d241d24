/** Tests the rows of 200 random invoices, and that hostile XML is rejected before it has an effect. */
import { describe, expect, it } from 'vitest';
import { FileError, type Entry } from '../../../../src/lookup/entry';
import { readFile } from '../../../../src/lookup/read/file';
import { readInvoice } from '../../../../src/lookup/read/ksef';
import { makeInvoice, OWN_NIP } from '../../../ksef/generate';

const bytes = (text: string) => new TextEncoder().encode(text);
const NS = 'http://crd.gov.pl/wzor/2025/06/25/13775/';
const invoice = (inner: string, root = `<Faktura xmlns="${NS}">`) => `${root}<Fa>${inner}</Fa></Faktura>`;
const line = (inner: string) => `<FaWiersz><NrWierszaFa>1</NrWierszaFa>${inner}</FaWiersz>`;

it('readInvoice reads 200 invoices like a buyer: at least 95 % of the rows right, none silently wrong', () => {
  const rows = { all: 0, right: 0, silent: 0 };
  const isPlain = (one: Entry) => one.doubt === undefined && one.wrong === undefined;
  for (let seed = 0; seed < 200; seed += 1) {
    const { xml, expected: wanted, number } = makeInvoice(seed);
    const read = readInvoice(bytes(xml), OWN_NIP);
    expect(read.number).toBe(number);
    const left = new Set(wanted.map((one) => JSON.stringify(one, Object.keys(one).sort())));
    rows.all += wanted.length;
    rows.right += wanted.filter((one, index) => {
      const entry = read.entries[index];
      return (
        entry !== undefined &&
        JSON.stringify(entry, Object.keys(entry).sort()) === JSON.stringify(one, Object.keys(one).sort())
      );
    }).length;
    rows.silent += read.entries.filter(
      (one) => isPlain(one) && !left.has(JSON.stringify(one, Object.keys(one).sort())),
    ).length;
  }
  console.log(
    `KSeF: 200 invoices, ${rows.all} rows, ${((100 * rows.right) / rows.all).toFixed(1)} % right, ${rows.silent} silently wrong`,
  );
  expect(rows.all).toBeGreaterThan(800);
  expect(rows.right / rows.all).toBeGreaterThanOrEqual(0.95);
  expect(rows.silent).toBe(0);
});

it('readInvoice uses the seller’s codes only if the seller is this shop', () => {
  const xml = `<Faktura xmlns="${NS}"><Podmiot1><DaneIdentyfikacyjne><NIP>526-587-76-35</NIP></DaneIdentyfikacyjne></Podmiot1><Fa>${line('<P_7>Gres</P_7><Indeks>A-1</Indeks><P_8B>2</P_8B>')}</Fa></Faktura>`;
  expect(readInvoice(bytes(xml), '5265877635').entries).toEqual([{ code: 'A-1', name: 'Gres', quantity: '2' }]);
  for (const nip of ['7010000001', '', undefined])
    expect(readInvoice(bytes(xml), nip).entries).toEqual([{ name: 'Gres', quantity: '2' }]);
});

it('readInvoice drops a bar code with a wrong digit, and marks an unreadable quantity', () => {
  const { entries, leftOut, dropped } = readInvoice(
    bytes(
      invoice(
        line('<P_7>Gres</P_7><GTIN>5901234123458</GTIN><P_8B>1e3</P_8B>') +
          line('<P_7>Rabat</P_7><P_8B>1</P_8B><P_9A>-20</P_9A>') +
          line('<P_12>23</P_12>'),
      ),
    ),
  );
  expect(entries).toEqual([{ name: 'Gres', wrong: '1e3' }]);
  expect(leftOut).toEqual([{ reason: 'return', count: 2 }]);
  expect(dropped).toEqual([
    { number: 2, text: 'Rabat · 1', reason: 'return', entry: { name: 'Rabat' } },
    { number: 3, text: '', reason: 'return', entry: {} },
  ]);
});

describe('readInvoice identifies elements by namespace, not by prefix', () => {
  const LINE = 'FaWiersz>';
  const other = (tag: string) => `<${tag} xmlns="http://example.com/"><P_7>Obcy</P_7><P_8B>5</P_8B></${tag}>`;
  it.each([
    ['no prefix', `<Faktura xmlns="${NS}"><Fa><${LINE}<P_7>Gres</P_7><P_8B>2</P_8B></${LINE}</Fa></Faktura>`],
    [
      'a prefix',
      `<a:Faktura xmlns:a="${NS}"><a:Fa><a:${LINE}<a:P_7>Gres</a:P_7><a:P_8B>2</a:P_8B></a:${LINE}</a:Fa></a:Faktura>`,
    ],
    [
      'a root without a prefix, and all else with one',
      `<Faktura xmlns="${NS}" xmlns:tns="${NS}"><tns:Fa><tns:${LINE}<tns:P_7>Gres</tns:P_7><tns:P_8B>2</tns:P_8B></tns:${LINE}</tns:Fa></Faktura>`,
    ],
    [
      'another prefix in each element',
      `<a:Faktura xmlns:a="${NS}"><Fa xmlns="${NS}"><b:${LINE.slice(0, -1)} xmlns:b="${NS}"><P_7>Gres</P_7><a:P_8B>2</a:P_8B></b:${LINE}</Fa></a:Faktura>`,
    ],
    [
      'the namespace of something else on the same name',
      `<Faktura xmlns="${NS}"><Fa>${other('FaWiersz')}<${LINE}<P_7>Gres</P_7><P_8B>2</P_8B></${LINE}</Fa></Faktura>`,
    ],
  ])('for %s', (_, xml) => expect(readInvoice(bytes(xml)).entries).toEqual([{ name: 'Gres', quantity: '2' }]));
});

describe('readInvoice of an advance payment', () => {
  const ordered = `<Zamowienie><WartoscZamowienia>1000</WartoscZamowienia><ZamowienieWiersz><NrWierszaZam>1</NrWierszaZam><P_7Z>Gres</P_7Z><P_8AZ>m2</P_8AZ><P_8BZ>30</P_8BZ></ZamowienieWiersz></Zamowienie>`;
  const paid = line('<P_7>Zaliczka na ZK 12</P_7><P_8B>1</P_8B>');
  const kind = (name: string) => `<RodzajFaktury>${name}</RodzajFaktury>`;
  const order = [{ name: 'Gres', quantity: '30', unit: 'm2' }];
  it.each([
    ['names the payment, and is read as its order', kind('ZAL') + paid + ordered, order, true],
    ['without such a line is the same', kind('ZAL') + ordered, order, true],
    ['that is corrected too', kind('KOR_ZAL') + paid + ordered, [{ ...order[0], doubt: 'difference' }], true],
    ['without an order is what it names', kind('ZAL') + paid, [{ name: 'Zaliczka na ZK 12', quantity: '1' }], false],
    [
      'is no plain invoice, whose own lines count',
      kind('VAT') + line('<P_7>Klej</P_7><P_8B>3</P_8B>') + ordered,
      [{ name: 'Klej', quantity: '3' }],
      false,
    ],
  ])('reads %s [B14]', (_, xml, entries, isAdvance) =>
    expect(readInvoice(bytes(invoice(xml)))).toMatchObject({ entries, isAdvance }),
  );
});

describe('readInvoice of a hostile or foreign file', () => {
  const faultOf = async (content: string | Uint8Array, size?: number) => {
    const data = typeof content === 'string' ? bytes(content) : content;
    const file = { size: size ?? data.length, arrayBuffer: async () => data.slice().buffer };
    try {
      return (await readFile(file)).entries;
    } catch (error) {
      if (error instanceof FileError) return error.format ?? error.fault;
      throw error;
    }
  };
  const sound = invoice(line('<P_7>Gres</P_7><P_8B>1</P_8B>'));
  const laughs = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${[...Array(9).keys()].map((index) => `<!ENTITY lol${index + 1} "${`&lol${index || ''};`.repeat(10)}">`).join('')}]><Faktura xmlns="${NS}"><Fa>&lol9;</Fa></Faktura>`;
  const utf16 = new Uint8Array(Buffer.from(`\ufeff${sound}`, 'utf16le'));

  it.each([
    ['a sound one is read', sound, [{ name: 'Gres', quantity: '1' }]],
    ['a billion laughs', laughs, 'doctype'],
    ['an outer entity', `<!DOCTYPE Faktura SYSTEM "file:///etc/passwd">${sound}`, 'doctype'],
    ['a document type after a comment', `<!-- --><!DOCTYPE a>${sound}`, 'doctype'],
    ['an entity of nobody', invoice(line('<P_7>&xxe;</P_7><P_8B>1</P_8B>')), 'broken'],
    ['a character beyond all', invoice(line('<P_7>&#x110000;</P_7>')), 'broken'],
    ['the schema before FA(2)', sound.replace(NS, 'http://crd.gov.pl/wzor/2021/11/29/11089/'), 'fa1'],
    [
      'an invoice for a farmer’s products',
      `<Faktura xmlns="urn:x"><Naglowek><KodFormularza kodSystemowy="FA_RR (1)"/></Naglowek></Faktura>`,
      'rr',
    ],
    ['another schema', sound.replace(NS, 'http://crd.gov.pl/wzor/2030/01/01/1/'), 'schema'],
    ['the schema on a prefix that the root does not use', sound.replace('xmlns=', 'xmlns:x='), 'schema'],
    ['no schema', sound.replace(` xmlns="${NS}"`, ''), 'schema'],
    ['another document', '<html><body>FaWiersz</body></html>', 'html'],
    ['UBL', '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"/>', 'invoice'],
    ['another encoding declared', `<?xml version="1.0" encoding="windows-1250"?>${sound}`, 'encoding'],
    ['UTF-16', utf16, 'encoding'],
    ['bytes that are no UTF-8', Uint8Array.from([...bytes(sound.slice(0, -20)), 0xb3, 0xe6]), 'encoding'],
    ['tags that cross', `<Faktura xmlns="${NS}"><Fa></Faktura></Fa>`, 'broken'],
    ['an end that is missing', sound.slice(0, -10), 'broken'],
    ['two roots', sound + sound, 'broken'],
    ['a thousand tags deep', invoice('<a>'.repeat(1000) + '</a>'.repeat(1000)), 'broken'],
    ['an invoice without lines', invoice(''), 'empty'],
    ['a PDF', '%PDF-1.7 ...', 'pdf'],
    ['an old XLS', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), 'xls'],
    ['a zip of nothing', 'PK\u0003\u0004 nothing', 'broken'],
    ['nothing', '', 'empty'],
  ])('rejects %s', async (_, content, fault) => expect(await faultOf(content)).toEqual(fault));

  it('does not open 50 MB', async () => {
    const file = { size: 50_000_000, arrayBuffer: () => expect.fail('it was read') };
    await expect(readFile(file as never)).rejects.toMatchObject({ fault: 'large' });
  });
});
