/** Lists the countries of an address: Poland first, then the rest of the European Union by name. */
import { language } from '../page/language';
import { countryName, defaultCountry } from './country';

export interface Country {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
}

/** In Polish order. The first names from Intl take a slow phone 0.1 s, and Polish, which most pages use, needs none. */
const polish: readonly Country[] = (
  'PL Polska,AT Austria,BE Belgia,BG Bułgaria,HR Chorwacja,CY Cypr,CZ Czechy,DK Dania,EE Estonia,FI Finlandia,FR Francja,GR Grecja,' +
  'ES Hiszpania,NL Holandia,IE Irlandia,LT Litwa,LU Luksemburg,LV Łotwa,MT Malta,DE Niemcy,PT Portugalia,RO Rumunia,SK Słowacja,' +
  'SI Słowenia,SE Szwecja,HU Węgry,IT Włochy'
)
  .split(',')
  .map((one) => ({ code: one.slice(0, 2), name: one.slice(3) }));

export function countries(): readonly Country[] {
  if (language() === 'pl') return polish;
  const { compare } = new Intl.Collator(language());
  const named = (code: string): Country => ({ code, name: countryName(code) });
  const rest = polish.slice(1).map(({ code }) => named(code));
  return [named(defaultCountry), ...rest.sort((a, b) => compare(a.name, b.name))];
}
