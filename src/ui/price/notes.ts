/** Formats the notes on a price as the server sends them; computes nothing. */
import type { PriceNotes } from '../../http/price-notes';
import { isLess, isPositive, type Decimal } from '../../http/decimal';
import type { Prices } from '../../page/currency';
import { formatNumber } from '../money';
import { priceText } from '../price';
import { priceTexts } from './text';

export interface NotesView {
  /** The former price, struck through beside its label: a stroke alone does not state which price it is. */
  readonly former: string | undefined;
  readonly sentences: readonly string[];
}

type Pair = PriceNotes['price_before'];

/** What has notes, and its price now where the server sends it. */
interface Priced extends PriceNotes {
  readonly prices?: Pair;
  readonly price_net?: Decimal | undefined;
  readonly price_gross?: Decimal | undefined;
}

/** How many points the per cent may differ: shops round. */
const TOLERANCE = 1;

/** Whether the reduction is the one from the lower price to the present one, as far as both are known. */
function isReduction(percent: Decimal, base: Pair, now: Pair): boolean {
  const size = Math.abs(Number(percent));
  const kind = base?.gross && now?.gross ? 'gross' : 'net';
  const [from, to] = [Number(base?.[kind]), Number(now?.[kind])];
  const real = from > 0 ? 100 * (1 - to / from) : Number.NaN;
  return size > 0 && size < 100 && (Number.isNaN(real) || (real > 0 && Math.abs(real - size) <= TOLERANCE));
}

/** `isConsumer`: without the lowest price a reduction is not announced, only the former price is stated. */
export function notesOf(
  { lowest_price, price_before, percent, unit_price, ...priced }: Priced,
  prices: Prices,
  currency: string,
  isConsumer?: boolean,
): NotesView {
  /** The price in the page's kind, else in the other. Only gross prices of a page with gross prices first need no label. */
  const amountOf = (pair: PriceNotes['price_before']): string | undefined => {
    const kind = pair?.[prices] ? prices : prices === 'net' ? 'gross' : 'net';
    const amount = pair?.[kind];
    if (amount === undefined || !isPositive(amount)) return undefined;
    return priceText(amount, currency, { word: prices === kind && kind === 'gross' ? '' : priceTexts[kind] });
  };
  const now: Pair = priced.prices ?? { net: priced.price_net, gross: priced.price_gross };
  const isAbove = (pair: Pair): boolean =>
    (['net', 'gross'] as const).every((kind) => !pair?.[kind] || !now?.[kind] || isLess(now[kind], pair[kind]));
  const [before, lowest] = [isAbove(price_before) ? amountOf(price_before) : undefined, amountOf(lowest_price)];
  const isAnnounced = lowest || !isConsumer;
  const former = (isAnnounced && before) || undefined;
  const by = unit_price?.[prices];
  return {
    former,
    sentences: [
      !former && before && `${priceTexts.before} ${before}`,
      lowest_price && lowest && priceTexts.lowest[lowest_price.basis](lowest),
      // Right behind the lowest price, which the per cent are of (C-330/23).
      isAnnounced &&
        percent &&
        isReduction(percent, lowest ? lowest_price : price_before, now) &&
        priceTexts.now(`${formatNumber(percent.replace('-', ''))}\u00A0%`),
      by && isPositive(by) && priceText(by, currency, { unit: unit_price?.unit, word: priceTexts[prices] }),
    ].filter(Boolean) as string[],
  };
}

/** The same notes as sentences, for places without strike-through. */
export const noteSentences = ({ former, sentences }: NotesView): readonly string[] =>
  former ? [`${priceTexts.before} ${former}`, ...sentences] : sentences;
