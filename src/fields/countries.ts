/** Lists the countries of an address: Poland first, then the rest of the European Union by name. */
import { language } from '../page/language';

const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PT RO SK SI ES SE'.split(' ');

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

export const defaultCountry = 'PL';

let names: Intl.DisplayNames | undefined;

/** The name of a country in the current language; the code itself if it is unknown ("XX", "brak"). */
export function countryName(code: string): string {
  try {
    return (names ??= new Intl.DisplayNames(language(), { type: 'region' })).of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}

export function countries(): readonly Country[] {
  const { compare } = new Intl.Collator(language());
  const named = (code: string): Country => ({ code, name: countryName(code) });
  return [named(defaultCountry), ...EU.map(named).sort((a, b) => compare(a.name, b.name))];
}
