/** Generates random KSeF invoices from a seed: the published fields of FA(2) and FA(3), and the rows that a buyer would order. */
import { randomFrom } from '../fixtures/random-cart';

export interface ExpectedRow {
  readonly gtin?: string;
  readonly code?: string;
  readonly name?: string;
  readonly quantity?: string;
  readonly unit?: string;
  readonly wrong?: string;
  readonly doubt?: 'difference';
}

export interface MadeInvoice {
  readonly xml: string;
  readonly expected: readonly ExpectedRow[];
  readonly number: string;
}

export const OWN_NIP = '5265877635';

const SCHEMAS = ['http://crd.gov.pl/wzor/2025/06/25/13775/', 'http://crd.gov.pl/wzor/2023/06/29/12648/'];
const NAMES = [
  'Gres Calva Szary 60×60 gat. 1',
  'Klej C2TE "Elastic" 25 kg',
  'Kołki Ø10 & wkręty <zestaw>',
  "Listwa 'soft' 2,4 m",
  'Płyta GK 12,5 mm\n        1200x2600',
  'Wełna mineralna λ=0,035',
  'Usługa transportowa',
];
const UNITS = ['szt', 'szt.', 'opak.', 'm2', 'm²', 'kpl', 'worek', 'mb', 'tys. szt.', 'KGM', ''];

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const withCheck = (body: string): string => {
  const sum = [...body].reduce(
    (all, digit, index) => all + Number(digit) * ((body.length - index) % 2 === 1 ? 3 : 1),
    0,
  );
  return body + ((10 - (sum % 10)) % 10);
};

interface Line {
  readonly fields: Readonly<Record<string, string | undefined>>;
  readonly expected: ExpectedRow | undefined;
}

type Dice = ReturnType<typeof randomFrom>;

/** The amount in the schema's format, and as read. */
function amount(dice: Dice): readonly [written: string, read: string] {
  const whole = String(dice.whole(1, dice.oneOf([9, 400, 20_000])));
  return dice.oneOf([
    [whole, whole],
    [`${whole}.000000`, whole],
    [`${whole}.50`, `${whole}.5`],
    [`${whole}.125`, `${whole}.125`],
  ] as const);
}

function line(dice: Dice, isOwn: boolean): Line {
  const digits = withCheck(String(dice.whole(10 ** 11, 10 ** 12 - 1)));
  const [gtin, isGtin] = dice.oneOf([
    [digits, true],
    [digits, true],
    [withCheck(`1${digits.slice(0, 12)}`), true],
    [withCheck(String(dice.whole(1_000_000, 9_999_999))), true],
    [digits.slice(0, 12) + ((Number(digits[12]) + 3) % 10), false],
    [undefined, false],
  ] as const);
  const code = dice.maybe(`GRE${dice.whole(1, 9)}-${dice.whole(1000, 9999)}`, 0.7);
  const name = dice.maybe(dice.oneOf(NAMES), 0.95);
  const unit = dice.oneOf(UNITS);
  const [written, read] = amount(dice);
  const isAmountless = dice.whole(1, 30) === 1;
  const isDiscount = dice.whole(1, 25) === 1;
  const expected: ExpectedRow = {
    ...(isOwn && code && { code }),
    ...(isGtin && gtin && { gtin }),
    ...(name && { name: name.replace(/\s+/g, ' ') }),
    ...(isAmountless ? { wrong: '–' } : { quantity: read }),
    ...(unit && { unit }),
  };
  const isNamed = expected.code ?? expected.gtin ?? expected.name;
  return {
    fields: {
      UU_ID: dice.maybe(`uu-${dice.whole(1, 10 ** 9)}`),
      P_7: name,
      Indeks: code,
      GTIN: gtin,
      PKWiU: dice.maybe('23.31.10.0', 0.2),
      CN: dice.maybe('69072100', 0.2),
      P_8A: unit || undefined,
      P_8B: isAmountless ? undefined : written,
      P_9A: isDiscount ? '-10.00' : '12.50',
      P_10: dice.maybe('1.25', 0.2),
      P_11: isDiscount ? '-25.00' : '125.00',
      P_12: dice.oneOf(['23', '8', '5', 'zw', 'np I']),
      P_12_Zal_15: dice.maybe('1', 0.1),
    },
    expected: isNamed === undefined || isDiscount ? undefined : expected,
  };
}

/** A corrected line: both states, the difference only, or nothing left. */
function corrected(dice: Dice, { fields, expected: wanted }: Line, kind: 'states' | 'differences'): readonly Line[] {
  if (kind === 'states') {
    const isReturned = dice.whole(1, 4) === 1;
    const after = isReturned ? { ...fields, P_8B: '0' } : fields;
    return [
      { fields: { ...fields, P_8B: '999', StanPrzed: '1' }, expected: undefined },
      { fields: after, expected: isReturned ? undefined : wanted },
    ];
  }
  const isLess = dice.whole(1, 2) === 1;
  return [
    isLess
      ? { fields: { ...fields, P_8B: '-3', P_11: '-37.50' }, expected: undefined }
      : { fields, expected: wanted && { ...wanted, doubt: 'difference' } },
  ];
}

export function makeInvoice(seed: number): MadeInvoice {
  const dice = randomFrom(seed + 1);
  const isOwn = dice.whole(1, 2) === 1;
  const prefix = dice.oneOf(['', '', 'tns:', 'ns0:']);
  const kind = dice.oneOf(['VAT', 'VAT', 'VAT', 'ROZ', 'UPR', 'ZAL', 'KOR', 'KOR', 'KOR_ZAL'] as const);
  const isOrder = kind.endsWith('ZAL');
  const states = dice.oneOf(['states', 'differences'] as const);
  const made = dice.times(1, 12, () => line(dice, isOwn));
  const lines = kind.startsWith('KOR') ? made.flatMap((one) => corrected(dice, one, states)) : made;
  // If no line has a previous state, the lines are differences.
  const gap = dice.oneOf(['', '\n  ']);
  const tag = (name: string, inner: string, attributes = ''): string =>
    `${gap}<${prefix}${name}${attributes}>${inner}</${prefix}${name}>`;
  const written = (text: string): string =>
    dice.whole(1, 12) === 1
      ? `<![CDATA[${text}]]>`
      : escaped(text).replaceAll('"', dice.oneOf(['"', '&quot;', '&#34;']));
  const suffix = isOrder ? 'Z' : '';
  const rows = lines.map(({ fields }, index) =>
    tag(
      isOrder ? 'ZamowienieWiersz' : 'FaWiersz',
      (isOrder ? tag('NrWierszaZam', String(index + 1)) : tag('NrWierszaFa', String(index + 1))) +
        Object.entries(fields)
          .filter((field): field is [string, string] => field[1] !== undefined)
          .map(([name, value]) => tag(name + suffix, written(value)))
          .join('') +
        (dice.whole(1, 15) === 1 ? '<!-- <FaWiersz> -->' : ''),
    ),
  );
  const number = `FV/${dice.whole(1, 9999)}/2026`;
  const party = (name: string, nip: string) =>
    tag(name, tag('DaneIdentyfikacyjne', tag('NIP', nip) + tag('Nazwa', 'Hurtownia &amp; Synowie')));
  const declaration = dice.oneOf([
    '<?xml version="1.0" encoding="UTF-8"?>',
    "<?xml version='1.0' encoding='utf-8'?>\n",
    '\ufeff',
    '',
  ]);
  const foreign =
    dice.whole(1, 10) === 1
      ? '<x:FaWiersz xmlns:x="http://example.com/"><x:P_7>Obcy</x:P_7><x:P_8B>5</x:P_8B></x:FaWiersz>'
      : '';
  const xml =
    declaration +
    tag(
      'Faktura',
      tag('Naglowek', tag('KodFormularza', 'FA') + tag('DataWytworzeniaFa', '2026-10-01T10:00:00Z')) +
        party('Podmiot1', isOwn ? OWN_NIP : '7010000001') +
        party('Podmiot2', OWN_NIP) +
        tag(
          'Fa',
          tag('KodWaluty', 'PLN') +
            tag('P_2', number) +
            tag('RodzajFaktury', kind) +
            (isOrder ? tag('Zamowienie', tag('WartoscZamowienia', '1000') + rows.join('')) : rows.join('')) +
            foreign +
            tag('Platnosc', tag('TerminPlatnosci', tag('Termin', '2026-11-01'))),
        ) +
        tag('Stopka', tag('Informacje', tag('StopkaFaktury', 'Dziękujemy'))),
      ` xmlns${prefix && `:${prefix.slice(0, -1)}`}="${dice.oneOf(SCHEMAS)}"`,
    ).trimStart();
  return { xml, expected: lines.flatMap(({ expected: wanted }) => wanted ?? []), number };
}
