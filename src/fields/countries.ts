/** Decides which countries an address may be in: Poland first, then the rest of the European Union by Polish name. */

const EU = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PT RO SK SI ES SE'.split(' ');

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

export const defaultCountry = 'PL';

const names = new Intl.DisplayNames('pl', { type: 'region' });

/** The Polish name of a country; the code itself where it is not known ("XX", "brak"). */
export function countryName(code: string): string {
  try {
    return names.of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}

const collator = new Intl.Collator('pl');

export const countries: readonly Country[] = [
  { code: defaultCountry, name: countryName(defaultCountry) },
  ...EU.map((code) => ({ code, name: countryName(code) })).sort((a, b) => collator.compare(a.name, b.name)),
];
