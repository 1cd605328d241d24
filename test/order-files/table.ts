/** Generates the table of one order: columns, headings, titles, sums, empty and hidden rows, and notations of amounts. */
import type { randomFrom } from '../fixtures/random-cart';
import { LISTS } from './lists';
import type { Language } from './lists';
import type { Wanted } from './make';
import type { Value } from './xlsx';

type Dice = ReturnType<typeof randomFrom>;

export interface OrderTable {
  readonly rows: readonly (readonly Value[])[];
  readonly width: number;
  readonly titles: number;
  readonly hiddenRows: ReadonlySet<number>;
  readonly hiddenColumns: ReadonlySet<number>;
  readonly expected: readonly Wanted[];
  readonly about: readonly string[];
  readonly kinds: readonly string[];
  /** The index of each relevant column. */
  readonly places: Readonly<Partial<Record<'code' | 'gtin' | 'name' | 'quantity' | 'unit', number>>>;
}

interface Good {
  readonly code: string;
  readonly ean: string;
  readonly name: string;
  readonly unit: string;
  /** Undefined if it is not ordered. */
  readonly amount: number | undefined;
  readonly price: number;
  readonly pack: number;
}

type Kind =
  | 'code'
  | 'ean'
  | 'name'
  | 'quantity'
  | 'unit'
  | 'line'
  | 'pack'
  | 'stock'
  | 'delivered'
  | 'price'
  | 'value'
  | 'makerCode'
  | 'tariff'
  | 'weight'
  | 'day'
  | 'note';

/** The notation of a file's amounts. `point3` is "12.000", `group` "1 200" and "1.200,5" or "1,200.5". */
type Notation = 'plain' | 'comma2' | 'point2' | 'point3' | 'comma3' | 'unit' | 'group';

const withCheck = (body: string): string => {
  const sum = [...body].reduce(
    (all, digit, index) => all + Number(digit) * ((body.length - index) % 2 === 1 ? 3 : 1),
    0,
  );
  return body + ((10 - (sum % 10)) % 10);
};

function codesOf(dice: Dice): (index: number) => string {
  const start = dice.whole(1001, 8999);
  const style = dice.oneOf(['short', 'short', 'letters', 'digits', 'long', 'zeros', 'slash', 'point'] as const);
  return (index) =>
    ({
      short: `RB-${index + 1}`,
      letters: `BAT${(index % 3) + 1}-${start + index * 7}`,
      digits: String(104_000 + start + index * 13),
      long: String(10_000_000 + start * 10 + index),
      zeros: `000${start + index}`,
      slash: `A/${start + index}-B`,
      point: `RX${index + 1}.${start}`,
    })[style];
}

function goodsOf(dice: Dice, language: Language, count: number, isDecimal: boolean, holes: number): readonly Good[] {
  const codeOf = codesOf(dice);
  const { names, units } = LISTS[language];
  const isOneUnit = dice.maybe(true, 0.5);
  return Array.from({ length: count }, (_, index) => {
    const whole = dice.oneOf([
      1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 25, 30, 36, 48, 50, 60, 100, 120, 144, 250, 1200, 2500,
    ]);
    const amount = isDecimal && dice.maybe(true, 0.5) ? whole + dice.oneOf([0.5, 0.25, 0.75, 0.2]) : whole;
    return {
      code: codeOf(index),
      ean: withCheck(`590${String(100_000_000 + dice.whole(0, 899_999_999))}`),
      name: dice.oneOf(names),
      unit: isOneUnit ? (units[0] ?? '') : dice.oneOf(units),
      amount: index > 0 && dice.maybe(true, holes) ? undefined : amount,
      price: dice.whole(50, 99_999) / 100,
      pack: dice.oneOf([1, 5, 6, 10, 12, 24, 48, 100]),
    };
  });
}

function written(amount: number, notation: Notation, language: Language, unit: string): string {
  const separator = language === 'en' ? '.' : ',';
  const plain = String(amount).replace('.', separator);
  if (notation === 'plain') return plain;
  if (notation === 'unit') return `${plain} ${unit}`;
  // Files with English headings and decimal points have no decimal commas.
  if (notation === 'comma2') return amount.toFixed(2).replace('.', separator);
  if (notation === 'comma3') return amount.toFixed(3).replace('.', separator);
  if (notation === 'point2') return amount.toFixed(2);
  if (notation === 'point3') return amount.toFixed(3);
  const [whole = '', rest] = String(amount).split('.');
  const group = language === 'en' ? ',' : language === 'de' ? '.' : ' ';
  return whole.replace(/\B(?=(\d{3})+$)/g, group) + (rest === undefined ? '' : separator + rest);
}

const money = (value: number, language: Language): string =>
  value.toFixed(2).replace('.', language === 'en' ? '.' : ',');

function columnsOf(dice: Dice, hasHeadings: boolean): readonly Kind[] {
  const also = (kind: Kind, share: number): readonly Kind[] => (dice.maybe(true, share) ? [kind] : []);
  const kindsKnown: readonly Kind[] = [
    ...(dice.maybe(true, 0.9) ? (['code', ...also('ean', 0.2)] as const) : (['ean'] as const)),
    ...also('name', 0.75),
    'quantity',
    ...also('unit', 0.35),
    ...also('price', hasHeadings ? 0.45 : 0.3),
  ];
  const extras: readonly Kind[] = hasHeadings
    ? [
        ...also('pack', 0.25),
        ...also('stock', 0.2),
        ...also('delivered', 0.08),
        ...also('value', 0.2),
        ...also('makerCode', 0.08),
        ...also('tariff', 0.06),
        ...also('weight', 0.1),
        ...also('day', 0.06),
        ...also('note', 0.15),
      ]
    : [];
  const all = [...kindsKnown, ...extras];
  // Without headings a person identifies the columns by their order.
  if (hasHeadings && dice.maybe(true, 0.5)) all.sort(() => dice.whole(0, 1) - 0.5);
  return [...also('line', 0.35), ...all];
}

export function tableOf(dice: Dice, language: Language, isSheet: boolean): OrderTable {
  const words = LISTS[language];
  const hasHeadings = dice.maybe(true, 0.88) ?? false;
  const isDecimal = dice.maybe(true, 0.25) ?? false;
  const notation =
    isSheet && dice.maybe(true, 0.85)
      ? 'number'
      : dice.oneOf<Notation>([
          'plain',
          'plain',
          'plain',
          'plain',
          'plain',
          'plain',
          'plain',
          'plain',
          'comma2',
          'comma2',
          'point2',
          'unit',
          'unit',
          'point2',
          'point3',
          'comma3',
          'unit',
          'group',
          'group',
        ]);
  const goods = goodsOf(dice, language, dice.whole(2, 30), isDecimal, hasHeadings ? (dice.maybe(0.2, 0.3) ?? 0) : 0);
  const kinds = columnsOf(dice, hasHeadings);
  const isStrange = hasHeadings && dice.maybe(true, 0.02);
  const isOrdered = dice.maybe(true, 0.4);
  const emptyAmount = dice.oneOf(['', '', '0', '-']);
  const headingOf = (kind: Kind): string =>
    kind === 'quantity'
      ? dice.oneOf(isStrange ? words.strange : isOrdered ? words.ordered : words.quantity)
      : dice.oneOf(words[kind]);
  const isPriced = dice.maybe(true, 0.2);
  const valueOf = (kind: Kind, good: Good, index: number): Value => {
    const amounts: Readonly<Partial<Record<Kind, number>>> = {
      price: good.price,
      value: good.price * (good.amount ?? 0),
      weight: good.pack / 8,
    };
    const amount = amounts[kind];
    if (amount !== undefined)
      return isSheet
        ? Math.round(amount * 100) / 100
        : money(amount, language) + (kind === 'price' && isPriced ? ' zł' : '');
    if (kind === 'quantity') {
      if (good.amount === undefined) return emptyAmount;
      return notation === 'number' ? good.amount : written(good.amount, notation, language, good.unit);
    }
    const counts: Readonly<Partial<Record<Kind, number>>> = {
      line: index + 1,
      pack: good.pack,
      stock: good.pack * 7 + index,
      delivered: Math.floor((good.amount ?? 0) / 2),
    };
    const count = counts[kind];
    if (count !== undefined) return isSheet ? count : String(count);
    if (kind === 'code')
      return isSheet && /^[1-9]\d*$/.test(good.code) && isSheetNumber ? Number(good.code) : good.code;
    const texts: Readonly<Partial<Record<Kind, string>>> = {
      ean: good.ean,
      name: good.name,
      unit: good.unit,
      makerCode: `M${good.code.length}X-${index * 3}`,
      tariff: '61161020',
      day: '2026-12-01',
      note: index % 4 === 0 ? dice.oneOf(['pilne', 'ABC', 'OK']) : '',
    };
    return texts[kind] ?? '';
  };
  const isSheetNumber = dice.maybe(true, 0.5) ?? false;
  const rows: Value[][] = [];
  const about: string[] = [];
  const titles = hasHeadings ? (dice.maybe(true, 0.35) ? dice.whole(1, 3) : 0) : 0;
  for (let index = 0; index < titles; index += 1) rows.push([dice.oneOf(words.titles)]);
  if (titles > 0 && dice.maybe(true, 0.4)) rows.push([]);
  const head = kinds.map(headingOf);
  if (hasHeadings) rows.push(head);
  const hiddenRows = new Set<number>();
  const isHiding = isSheet && dice.maybe(true, 0.25);
  const expected: Wanted[] = [];
  goods.forEach((good, index) => {
    const isHidden = isHiding && index > 0 && dice.maybe(true, 0.2);
    if (isHidden) hiddenRows.add(rows.length);
    else if (good.amount !== undefined)
      expected.push(wantedOf(good, kinds, kinds.includes('unit') || notation === 'unit'));
    rows.push(kinds.map((kind) => valueOf(kind, good, index)));
    if (dice.maybe(true, 0.02)) rows.push([]);
  });
  if (hasHeadings && dice.maybe(true, 0.2)) {
    about.push('sum');
    rows.push(sumRow(dice, kinds, goods, dice.oneOf(words.totals)));
  }
  const hiddenColumns = new Set<number>();
  const hideable = kinds.findIndex((kind) => ['pack', 'stock', 'price', 'value', 'note'].includes(kind));
  if (isSheet && hideable >= 0 && dice.maybe(true, 0.3)) hiddenColumns.add(hideable);
  const place = (kind: Kind) => (kinds.includes(kind) ? kinds.indexOf(kind) : undefined);
  const at = {
    code: place('code'),
    gtin: place('ean'),
    name: place('name'),
    quantity: place('quantity'),
    unit: place('unit'),
  };
  return {
    rows,
    width: kinds.length,
    titles,
    hiddenRows,
    hiddenColumns,
    expected,
    about: [
      hasHeadings ? head.join(' | ') : 'no headings',
      notation,
      ...about,
      ...(isStrange ? ['strange'] : []),
      `${hiddenRows.size}/${hiddenColumns.size} hidden`,
    ],
    kinds: [
      hasHeadings ? (isStrange ? 'headings: never seen' : 'headings: usual') : 'headings: none',
      `notation: ${notation}`,
      ...(titles > 0 ? ['titles above'] : []),
      ...(hiddenRows.size > 0 ? ['hidden rows'] : []),
      ...(hiddenColumns.size > 0 ? ['a hidden column'] : []),
      ...(kinds.includes('pack') || kinds.includes('stock') || kinds.includes('delivered')
        ? ['amounts of packs or stocks']
        : []),
      ...about,
    ],
    places: Object.fromEntries(Object.entries(at).filter(([, one]) => one !== undefined)),
  };
}

const wantedOf = (good: Good, kinds: readonly Kind[], hasUnit: boolean): Wanted => ({
  ...(kinds.includes('code') && { code: good.code }),
  ...(kinds.includes('ean') && { gtin: good.ean }),
  ...(kinds.includes('name') && { name: good.name }),
  quantity: String(good.amount),
  ...(hasUnit && { unit: good.unit }),
});

/** The word is in the first column or in the name's; some totals have none. */
function sumRow(dice: Dice, kinds: readonly Kind[], goods: readonly Good[], word: string): readonly Value[] & Value[] {
  const at = dice.oneOf([0, Math.max(0, kinds.indexOf('name')), -1]);
  const sum = goods.reduce((all, { amount }) => all + (amount ?? 0), 0);
  return kinds.map((kind, index) => (kind === 'quantity' ? String(sum) : index === at ? word : ''));
}
