/** Decides what a register's company becomes in the form of an address, and which fields may be filled without being asked (rules A12, A14). */
import { addressLimits } from '../../http/limits';
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
/** These are never empty. */
const CHOSEN: readonly string[] = ['country', 'region'];
export type Filled = Partial<Record<(typeof FILLED)[number], string>>;

/** What the register lacks is empty, so that nothing stays of a company before; so is what the form would refuse as too long, to be typed. */
export const companyFields = (company: Company): Filled =>
  Object.fromEntries(
    FILLED.map((name) => {
      const value = company[name]?.trim() ?? '';
      return [name, value.length <= addressLimits[name].max ? value : ''] as const;
    }).filter(([name, value]) => value !== '' || !CHOSEN.includes(name)),
  );

/** What is set: fields that are empty, or have what the form itself set. What was typed stays, and is `left`. */
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
