/** Maps a register's company to the address form, and selects the fields that may be overwritten (rules A12, A14). */
import { fold } from '../../fields/fold';
import { voivodeships } from '../../fields/voivodeships';
import type { Company } from '../wire/company';

/** The form's fields that a company fills, in the form's order. */
export const FILLED = [
  'zip_code',
  'city',
  'post',
  'street',
  'house_no',
  'flat_no',
  'name',
  'country',
  'region',
] as const;
/** Selects, which are never empty. */
const CHOSEN: readonly string[] = ['country', 'region'];
export type Filled = Partial<Record<(typeof FILLED)[number], string>>;

/** "MAZOWIECKIE" and "woj. mazowieckie" are the option "mazowieckie"; any other text stays, and the form rejects it. */
const option = (region: string): string => {
  const name = fold(region).replace(/^(?:woj|wojewodztwo)\b[. ]*/, '');
  return voivodeships.find((one) => fold(one) === name) ?? region;
};

/** Fields that the register lacks become empty, so that no value of a previous company stays. */
export const companyFields = (company: Company): Filled =>
  Object.fromEntries(
    FILLED.map((name) => {
      const value = company[name]?.trim() ?? '';
      return [name, name === 'region' ? option(value) : name === 'country' ? value.toUpperCase() : value] as const;
    }).filter(([name, value]) => value !== '' || !CHOSEN.includes(name)),
  );

/** The fields that the company filled and nobody has changed, emptied; `blank` has the selects' first values. */
export const withoutCompany = (
  values: Readonly<Record<keyof Filled, string>>,
  ours: Filled,
  given: Filled,
  blank: Filled,
): Filled =>
  Object.fromEntries(
    FILLED.filter((name) => given[name] && given[name] === ours[name] && given[name] === values[name]).map((name) => [
      name,
      blank[name],
    ]),
  );

/** `set`: values for fields that are empty or that the form filled. `left`: values for fields that the buyer typed, which stay. */
export function fillable(values: Readonly<Record<keyof Filled, string>>, ours: Filled, given: Filled) {
  const differing = FILLED.filter((name) => given[name] !== undefined && given[name] !== values[name]);
  const isFree = (name: keyof Filled): boolean => !values[name].trim() || values[name] === ours[name];
  const part = (names: readonly (keyof Filled)[]): Filled =>
    Object.fromEntries(names.map((name) => [name, given[name]]));
  return {
    set: part(differing.filter(isFree)),
    left: part(differing.filter((name) => !isFree(name) && given[name] !== '')),
  };
}
