/** The sentences of a lookup's result, displayed and announced. */
import { formatDay } from '../../ui/day';
import type { Company } from '../wire/company';
import type { LookupResult } from './look-up';
import { companyText } from './text';

/** „Działalność zakończona …”; undefined for a company in business. */
export const endedOf = ({ active, ended_at }: Company): string | undefined => {
  if (active !== false) return undefined;
  return ended_at ? companyText.ended(formatDay(ended_at, 'short')) : companyText.endedOnce;
};

/** The outcome and the shop's own messages. */
export function factsOf(result: LookupResult, chosen?: Company): [string, ...string[]] {
  if (typeof result !== 'object') return [companyText.silent];
  const own = [...result.messages.values()].flatMap(({ messages }) => messages);
  if (chosen === undefined) return [result.candidates.length > 0 ? companyText.several : companyText.unknown, ...own];
  const { name, checked_at } = result.sources[0] ?? {};
  return [
    name && checked_at ? companyText.found(name, formatDay(checked_at, 'short')) : companyText.foundAnywhere,
    ...own,
  ];
}

export function sentencesOf(result: LookupResult, chosen?: Company): string[] {
  const ended = chosen && endedOf(chosen);
  return [...factsOf(result, chosen), ...(ended ? [ended] : [])];
}
