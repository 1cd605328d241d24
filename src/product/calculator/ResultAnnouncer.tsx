/** Announces the calculator's result to screen readers after a pause in typing, with any shortage. */
import { useEffect, useRef } from 'react';
import { TYPING_PAUSE } from '../../page/clock';
import { useAnnounce } from '../../ui/LiveRegion';
import { formatMoney } from '../../ui/money';
import { text } from '../text';
import type { Outcome } from './outcome';
import type { SumsProps } from './Sums';
import { inMain, inUnit } from './words';

const words = text.calculator;

interface SpokenOutcomeProps extends Pick<SumsProps, 'outcome' | 'unit' | 'mainUnit' | 'currency' | 'priceNote'> {
  /** Reason why there is no result. */
  readonly problem: string | undefined;
  /** Warnings about the result. */
  readonly warnings: readonly string[];
}

function resultOf({ amount, ordered, price }: Outcome, props: SpokenOutcomeProps): string {
  const { unit, mainUnit, currency, priceNote } = props;
  const packages = inMain(amount, mainUnit).trim();
  const both = ordered === undefined ? packages : `${packages} = ${inUnit(ordered, unit)}`;
  if (price === undefined) return words.spoken(both);
  const value = formatMoney(price, currency);
  return words.spokenWithValue(both, priceNote ? `${value} ${priceNote}` : value);
}

export function ResultAnnouncer(props: SpokenOutcomeProps) {
  const { outcome, problem = '', warnings } = props;
  const announce = useAnnounce();
  const result = outcome === undefined ? problem : resultOf(outcome, props);
  const warning = warnings.join(' ');
  /** The initial result is not announced. */
  const announced = useRef(result + warning);
  useEffect(() => {
    if (announced.current === result + warning) return;
    const timer = setTimeout(() => {
      announced.current = result + warning;
      announce(result);
      announce(warning);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [result, warning, announce]);
  return null;
}
