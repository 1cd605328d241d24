/** Decides what screen readers hear of the calculator's result: one sentence once typing has paused, and what does not suffice. */
import { useEffect, useRef } from 'react';
import { TYPING_PAUSE } from '../../page/clock';
import { useAnnounce } from '../../ui/LiveRegion';
import { formatMoney, formatNumber } from '../../ui/money';
import { text } from '../text';
import { inUnit, type SumsProps } from './Sums';

const words = text.calculator;

export function SpokenOutcome({ outcome, unit, mainUnit, currency }: Omit<SumsProps, 'priceNote'>) {
  const announce = useAnnounce();
  const { amount, ordered, price, missing } = outcome;
  const packages = `${formatNumber(String(amount))}\u00A0${mainUnit?.short_name ?? ''}`.trim();
  const both = ordered === undefined ? packages : `${packages} = ${inUnit(ordered, unit)}`;
  const result = price === undefined ? words.spoken(both) : words.spokenWithValue(both, formatMoney(price, currency));
  const warning = missing === undefined ? '' : words.short(inUnit(missing, unit));
  /** What it begins with is there to be read. */
  const said = useRef(result + warning);
  useEffect(() => {
    if (said.current === result + warning) return;
    const timer = setTimeout(() => {
      said.current = result + warning;
      announce(result);
      announce(warning);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [result, warning, announce]);
  return null;
}
