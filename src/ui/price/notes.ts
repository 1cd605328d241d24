/** Formats the notes on a price as the server sends them; computes nothing. */
import type { PriceNotes } from '../../http/price-notes';
import type { Prices } from '../../page/currency';
import { formatNumber } from '../money';
import { priceText } from '../price';
import { priceTexts } from './text';

export interface NotesView {
  /** The former price, struck through beside its label: a stroke alone does not state which price it is. */
  readonly former: string | undefined;
  readonly sentences: readonly string[];
}

/** `isConsumer`: without the lowest price a reduction is not announced, only the former price is stated. */
export function notesOf(
  { lowest_price, price_before, percent, unit_price }: PriceNotes,
  prices: Prices,
  currency: string,
  isConsumer?: boolean,
): NotesView {
  /** The price in the page's kind, else in the other. Only gross prices of a page with gross prices first need no label. */
  const amountOf = (pair: PriceNotes['price_before']): string | undefined => {
    const kind = pair?.[prices] ? prices : prices === 'net' ? 'gross' : 'net';
    const amount = pair?.[kind];
    return amount && priceText(amount, currency, { word: prices === kind && kind === 'gross' ? '' : priceTexts[kind] });
  };
  const [before, lowest] = [amountOf(price_before), amountOf(lowest_price)];
  const isAnnounced = lowest || !isConsumer;
  const former = (isAnnounced && before) || undefined;
  const by = unit_price?.[prices];
  return {
    former,
    sentences: [
      !former && before && `${priceTexts.before} ${before}`,
      lowest_price && lowest && priceTexts.lowest[lowest_price.basis](lowest),
      // Right behind the lowest price, which the per cent are of (C-330/23).
      isAnnounced && percent && priceTexts.now(`${formatNumber(percent.replace('-', ''))}\u00A0%`),
      by && priceText(by, currency, { unit: unit_price?.unit, word: priceTexts[prices] }),
    ].filter(Boolean) as string[],
  };
}

/** The same notes as sentences, for places without strike-through. */
export const noteSentences = ({ former, sentences }: NotesView): readonly string[] =>
  former ? [`${priceTexts.before} ${former}`, ...sentences] : sentences;
