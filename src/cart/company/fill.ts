/** Decides what a register's company becomes in the form of an address, and which fields may be filled without being asked (rules A12, A14). */
import { addressLimits } from '../wire/limits';
import type { Company } from '../wire/company';

/** The fields of the form that a company fills, in their order. */
export const FILLED = [
  'name',
  'street',
  'house_no',
  'flat_no',
  'zip_code',
  'city',
  'post',
  'country',
  'region',
] as const;
export type Filled = Partial<Record<(typeof FILLED)[number], string>>;

/** Nothing that the form would refuse as too long: it stays empty, to be typed. */
export const companyFields = (company: Company): Filled =>
  Object.fromEntries(
    FILLED.map((name) => [name, company[name]?.trim() ?? ''] as const).filter(
      ([name, value]) => value !== '' && value.length <= addressLimits[name].max,
    ),
  );

/** What is set: fields that are empty, or have what the form itself set. What was typed stays, and is `left`. */
export function fillable<V extends Filled>(
  values: V,
  ours: Filled,
  given: Filled,
): { readonly set: Filled; readonly left: Filled } {
  const differing = FILLED.filter((name) => given[name] !== undefined && given[name] !== values[name]);
  const isFree = (name: keyof Filled): boolean => !values[name]?.trim() || values[name] === ours[name];
  const part = (free: boolean): Filled =>
    Object.fromEntries(differing.filter((name) => isFree(name) === free).map((name) => [name, given[name]]));
  return { set: part(true), left: part(false) };
}
