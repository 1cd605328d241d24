/** Converts chosen filters to the parameters of the listing's URL and back (rule S9). */
import * as v from 'valibot';
import { typedNumber } from '../../fields/amount';
import { codeText } from '../../fields/typed-text';
import { sameId } from '../../http/tolerant';
import type { Id } from '../../http/tolerant';
import { filterValues } from './schema';
import { FLAGS } from '../filter-names';
import type { Filters, FilterValues } from './schema';

export type Param = readonly [name: string, value: string];
export type Range = { min?: string | undefined; max?: string | undefined };

export const isRange = (chosen: unknown): chosen is Range => typeof chosen === 'object' && !Array.isArray(chosen);

const isEnd = (name: string | undefined): name is keyof Range => name === 'min' || name === 'max';

const rangeParams = (name: string, range: Range | undefined): Param[] =>
  (['min', 'max'] as const).flatMap((end): Param[] => {
    const value = range?.[end];
    return value === undefined ? [] : [[`${name}[${end}]`, value]];
  });

/** Parameters of the chosen filters, in the order of rule S9. */
export function filterParams(values: FilterValues): readonly Param[] {
  return [
    ...(values.query ? [['query', values.query] as const] : []),
    ...values.br.map((id): Param => ['br[]', String(id)]),
    ...rangeParams('c', values.c),
    ...Object.entries(values.pr).flatMap(([id, chosen]): readonly Param[] =>
      isRange(chosen) ? rangeParams(`pr[${id}]`, chosen) : chosen.map((one): Param => [`pr[${id}][]`, String(one)]),
    ),
    ...FLAGS.filter((flag) => values[flag]).map((flag): Param => [flag, '1']),
  ];
}

/** Parameters of chosen filters that the listing no longer offers: they have no control, but still apply. */
export function unofferedParams({ brands, properties }: Filters, { br, pr }: FilterValues): readonly Param[] {
  const without = (ids: readonly Id[], offered: Filters['brands']) =>
    ids.filter((id) => !offered.some((one) => sameId(one.id, id)));
  const left = Object.entries(pr).map(([key, chosen]): [string, typeof chosen] => {
    const property = properties.find(({ id }) => String(id) === key);
    if (property === undefined || property.is_numeric !== isRange(chosen)) return [key, chosen];
    return [key, isRange(chosen) ? [] : without(chosen, property.values)];
  });
  return filterParams({ ...readFilterParams([]), br: without(br, brands), pr: Object.fromEntries(left) });
}

/** Reads the filters of a form or a URL; ignores unknown names and empty values. Later ranges and flags take precedence. */
export function readFilterParams(params: Iterable<Param>): FilterValues {
  const raw: Record<string, unknown> = {};
  const br: string[] = [];
  const c: Range = {};
  const pr = new Map<string, string[] | Range>();
  for (const [name, text] of params) {
    const value = text.trim();
    if (value === '') continue;
    const [, head, id, end] = /^(c|pr)(?:\[([^\]]+)\])?\[(min|max|)\]$/.exec(name) ?? [];
    if (name === 'query' || (FLAGS as readonly string[]).includes(name)) raw[name] = value;
    else if (name === 'br[]') br.push(value);
    else if (head === 'c' && id === undefined && isEnd(end)) c[end] = decimalText(value);
    else if (head === 'pr' && id !== undefined) {
      const current = pr.get(id);
      if (isEnd(end)) pr.set(id, { ...(isRange(current) ? current : {}), [end]: decimalText(value) });
      else pr.set(id, [...(Array.isArray(current) ? current : []), value]);
    }
  }
  return v.parse(filterValues, { ...raw, br, c, pr: Object.fromEntries(pr) });
}

/** "−1 234,5" → "-1234.5", as servers expect it; other text stays. */
export function decimalText(text: string): string {
  const [, minus = '', size = ''] = /^(-?)(.*)$/.exec(codeText(text)) ?? [];
  const number = typedNumber(size);
  return number === undefined ? text.trim() : minus + number;
}

/** The listing's URL with these parameters after its own. */
export function listingHref(baseUrl: string, params: readonly Param[]): string {
  const url = new URL(baseUrl);
  for (const [name, value] of params) url.searchParams.append(name, value);
  return url.href;
}
