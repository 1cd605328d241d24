/** Generates order mails from a seed, with the goods that a person reads in each. Its words and layouts are its own, not the reader's. */
import { randomFrom } from '../fixtures/random-cart';
import { textsOf } from '../fixtures/texts';

type Dice = ReturnType<typeof randomFrom>;

export interface Wanted {
  readonly code?: string;
  readonly name?: string;
  /** Undefined if a person could not tell it either. */
  readonly quantity?: string;
  /** What a person would take it for, though it is not sure. */
  readonly likely?: string;
}

export interface Mail {
  readonly text: string;
  readonly wanted: readonly Wanted[];
}

const NAMES = textsOf(`
  klamka Arco czarna | zawias kryty 80mm | wkręt 4x40 | Lampa LED 12W barwa ciepła | uszczelka EPDM | kołek rozporowy 8x60 | śruba M10x40 ocynk
  Klej montażowy biały | taśma malarska 48mm | rura PP 1/2" | kabel YDY 3x2,5 | Farba lateksowa biała | okulary ochronne | Zaprawa murarska
  pędzel płaski | door handle black | safety helmet white | hinge 80mm | Bohrer 8mm | Handschuhe schwarz | Dichtung rot | Płyta OSB 18mm
  mieszadło budowlane | zamek wpuszczany 72/55 | profil CD 60 | Rękawice rozmiar 9`);
const PIECES = textsOf(
  'szt. | szt | sztuk | sztuki | op. | opak. | kpl. | par | rolki | kartony | worki | pcs | pc | Stk. | Stück | pieces',
);
const HELLO = textsOf(`
  Dzień dobry, | Witam, | Dzień dobry Panie Tomaszu | Szanowni Państwo, | Cześć! | Hello, | Dear Sir or Madam, | Hi Anna, | Guten Tag,
  Sehr geehrte Damen und Herren, | Hallo,`);
const PLEASE = textsOf(`
  proszę o realizację zamówienia: | Proszę o wysyłkę poniższych towarów: | Zamawiam: | Chciałbym zamówić: | Prosimy o przygotowanie:
  please send us: | We would like to order: | bitte liefern Sie uns: | Wir bestellen: | Poniżej zamówienie na przyszły tydzień: | Zamówienie nr 4711`);
const BYE = textsOf(`
  Pozdrawiam | Z poważaniem | Dziękuję i pozdrawiam | Best regards | Thanks | Mit freundlichen Grüßen | Miłego dnia!`);
const SIGNED = textsOf(
  'Jan Kowalski | Anna Nowak, Budomex | tel. 600 100 200 | kom. 512 345 678 | biuro@budomex.pl | ul. Leśna 5, 00-001 Warszawa',
);
const TAILS = textsOf('pilne | dziękuję | proszę | na jutro | asap | bitte');

interface Good extends Wanted {
  readonly label: string;
}

function goodOf(dice: Dice, index: number): Good {
  const code = dice.oneOf([
    `RB-${dice.whole(1, 99)}${index}`,
    `KLA${index + 1}-${dice.whole(1000, 9999)}`,
    `A/${dice.whole(100, 999)}-B${index}`,
    String(dice.whole(100_000, 999_999)),
  ]);
  const name = dice.oneOf(NAMES);
  const kind = dice.oneOf(['code', 'code', 'both', 'name'] as const);
  if (kind === 'code') return { code, label: code };
  return kind === 'both' ? { code, name, label: `${code} ${name}` } : { name, label: name };
}

const money = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** Layouts that a person reads without doubt. `a`: the amount, `u`: its unit, `g`: the goods, `p`: a price, `v`: a value. */
const CLEAR = textsOf(`
  g a u | g  a u | a u g | ax g | a x g | a × g | g x a | g × a u | g xa | g - a u | g – a u | g: a u | g, a u | g (a u) | g au | au g | a X g
  g - a | g: a | g   a | g = a | g a u po p zł | a u g po p zł | g a u p zł | g a u (w kartonie 48) | a u g (opak. 12 szt.) | g – a u à p EUR
  g a u p v | g a u, cena p zł | g u a | a u g, pilne`);
/** Layouts that need a unit or a code to be clear, or that nobody can tell. */
const OPEN = textsOf(
  'g | g a | a g | g a lub n | g a u albo n u | g p zł | g (w kartonie 48) | g p | g a u n u | g w opakowaniu n u',
);
const MARKS = ['- ', '• ', '* ', '> ', '>', '> > ', '→ ', '– ', 'a) ', '1. ', '1) '];

const fill = (layout: string, dice: Dice, good: Good, amount: string): string => {
  const price = dice.whole(50, 9999);
  const texts: Readonly<Record<string, string>> = {
    a: amount,
    u: dice.oneOf(PIECES),
    g: good.label,
    p: money(price),
    v: money(price * Number(amount)),
    n: String(Number(amount) + dice.whole(1, 9)),
  };
  return layout.replace(
    /(?<!\p{L})[augpvn](?!\p{L})|(?<!\p{L})a(?=[xu](?!\p{L}))|(?<=a)u(?!\p{L})|(?<=x)a(?!\p{L})/gu,
    (one) => texts[one] ?? one,
  );
};

const amountOf = (dice: Dice): string =>
  String(dice.oneOf([1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 48, 50, 75, 100, 144, 250, 1200]));
const thousands = (amount: string): string => amount.replace(/^(\d)(\d{3})$/, '$1 $2');

interface Line {
  readonly text: string;
  readonly wanted: readonly Wanted[];
}

function lineOf(dice: Dice, index: number): Line {
  const good = goodOf(dice, index);
  const quantity = amountOf(dice);
  const wanted = {
    ...(good.code !== undefined && { code: good.code }),
    ...(good.name !== undefined && { name: good.name }),
  };
  const roll = dice.whole(1, 100);
  if (roll <= 6) {
    const layout = dice.oneOf(OPEN);
    return {
      text: fill(layout, dice, good, quantity),
      wanted: [{ ...wanted, ...(good.code !== undefined && /^(g a|a g)$/.test(layout) && { likely: quantity }) }],
    };
  }
  if (roll <= 10)
    return {
      text: fill('g a u', dice, { label: good.code ?? good.label }, '1200').replace('1200', '1 200'),
      wanted: [{ ...wanted, quantity: '1200' }],
    };
  if (roll <= 13 && good.code !== undefined)
    return { text: `${good.code} ${quantity}`, wanted: [{ code: good.code, quantity }] };
  if (roll <= 16 && good.code !== undefined)
    return { text: `${quantity} ${good.code}`, wanted: [{ code: good.code, quantity }] };
  if (roll <= 19 && good.code !== undefined)
    return {
      text: `${good.code} ${quantity} ${dice.oneOf(['m2', 'kg', 'mb', 'l', 'm'])}`,
      wanted: [{ code: good.code, quantity }],
    };
  if (roll <= 24) {
    const other = goodOf(dice, index + 50);
    const more = amountOf(dice);
    const [layout, separator] = [dice.oneOf(['g a u', 'a u g', 'a x g', 'g – a u']), dice.oneOf([', ', '; '])];
    return {
      text: fill(layout, dice, good, quantity) + separator + fill(layout, dice, other, more),
      wanted: [
        { ...wanted, quantity },
        { ...other, quantity: more },
      ],
    };
  }
  if (roll <= 28)
    return { text: `${fill('g a u', dice, good, quantity)} ${dice.oneOf(TAILS)}`, wanted: [{ ...wanted, quantity }] };
  if (roll <= 31)
    return {
      text: `${dice.oneOf(['proszę o: ', 'Proszę o ', 'Poproszę ', 'Potrzebuję '])}${fill('a u g', dice, good, quantity)}`,
      wanted: [{ ...wanted, quantity }],
    };
  const layout = dice.oneOf(CLEAR);
  return { text: fill(layout, dice, good, quantity), wanted: [{ ...wanted, quantity }] };
}

/** Rows copied from a PDF: a line number, the goods, the amount, a price and its value. */
function copied(dice: Dice, count: number): readonly Line[] {
  const gap = dice.oneOf([' ', '    ']);
  const isUnitFirst = dice.maybe(true, 0.3) ?? false;
  return Array.from({ length: count }, (_, index) => {
    const [code, name, quantity, price] = [
      `KX-${dice.whole(100, 999)}${index}`,
      dice.oneOf(NAMES),
      amountOf(dice),
      dice.whole(50, 9999),
    ];
    const amount = isUnitFirst ? ['szt.', thousands(quantity)] : [thousands(quantity), 'szt.'];
    const text = [index + 1, code, name, ...amount, money(price), money(price * Number(quantity))].join(gap);
    return { text, wanted: [{ code, quantity }] };
  });
}

/** Each cell on a line of its own, or a shop's cart copied from its page. */
function stacked(dice: Dice, count: number): readonly Line[] {
  const kind = dice.oneOf(['pairs', 'headed', 'cart', 'labels'] as const);
  const lines = Array.from({ length: count }, (_, index): Line => {
    const [code, name, quantity, price] = [
      `KX-${dice.whole(100, 999)}${index}`,
      dice.oneOf(NAMES),
      amountOf(dice),
      dice.whole(50, 9999),
    ];
    const rows = {
      pairs: [code, `${quantity} szt.`],
      headed: [code, quantity],
      cart: [
        name,
        `Symbol: ${code}`,
        `${money(price)} zł`,
        `${quantity} szt.`,
        `${money(price * Number(quantity))} zł`,
        'Usuń',
      ],
      labels: [`Kod: ${code}`, `Nazwa: ${name}`, `Ilość: ${quantity}`],
    }[kind];
    return { text: rows.join('\n'), wanted: [{ code, quantity }] };
  });
  return kind === 'headed' ? [{ text: 'Symbol\nIlość', wanted: [] }, ...lines] : lines;
}

export function mailOf(seed: number): Mail {
  const dice = randomFrom(seed);
  const count = dice.whole(1, 12);
  const kind = dice.whole(1, 100);
  const mark = dice.maybe(dice.oneOf(MARKS), 0.25) ?? '';
  const body =
    kind <= 5
      ? stacked(dice, count)
      : kind <= 12
        ? copied(dice, count)
        : Array.from({ length: count }, (_, index) => lineOf(dice, index));
  const numbered = (text: string, index: number) =>
    (mark === '1. ' ? `${index + 1}. ` : mark === '1) ' ? `${index + 1}) ` : mark) + text;
  const isMarked = kind > 12;
  const isGreeted = dice.maybe(true, 0.5) ?? false;
  const lines = [
    ...(isGreeted ? [dice.oneOf(HELLO)] : []),
    ...(dice.maybe(true, 0.4) ? [dice.oneOf(PLEASE)] : []),
    ...body.map(({ text }, index) => (isMarked ? numbered(text, index) : text)),
    ...(isGreeted ? [dice.oneOf(BYE), ...dice.times(0, 3, () => dice.oneOf(SIGNED))] : []),
  ];
  return { text: lines.join('\n'), wanted: body.flatMap(({ wanted }) => wanted) };
}
