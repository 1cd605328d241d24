/** The country of most addresses, and the name of any in the current language. */
import { language } from '../page/language';

export const defaultCountry = 'PL';

let names: Intl.DisplayNames | undefined;

/** The code itself if it is unknown ("XX", "brak"). */
export function countryName(code: string): string {
  try {
    return (names ??= new Intl.DisplayNames(language(), { type: 'region' })).of(code.toUpperCase()) ?? code;
  } catch {
    return code;
  }
}
