/** Formats of post codes and tax numbers by country. The form, the servers and PHP (Limits.php) share them. */

/** `country;post code;tax number without the country's letters`. 0 is a digit, A a letter, X either; other signs stand for themselves. */
const TABLE = `
PL;00-000;0000000000
AT;0000;U00000000
BE;0000;0000000000
BG;0000;000000000|0000000000
CH;0000;E000000000
CY;0000;00000000A
CZ;000 00;00000000|000000000|0000000000
DE;00000;000000000
DK;0000;00000000
EE;00000;000000000
ES;00000;X0000000X
FI;00000;00000000
FR;00000;XX000000000
GB;A0 0AA|A00 0AA|AA0 0AA|AA00 0AA|A0A 0AA|AA0A 0AA;000000000|000000000000
GR;000 00;000000000
HR;00000;00000000000
HU;0000;00000000
IE;A0X XXXX;0X00000A|0X00000AA
IT;00000;00000000000
LT;LT-00000;000000000|000000000000
LU;0000;00000000
LV;LV-0000;00000000000
MT;AAA 0000;00000000
NL;0000 AA;000000000B00
NO;0000;000000000
PT;0000-000;000000000
RO;000000;00|000|0000|00000|000000|0000000|00000000|000000000|0000000000
SE;000 00;000000000000
SI;0000;00000000
SK;000 00;0000000000
UA;00000;00000000|0000000000|000000000000`;

export interface CountryFormats {
  readonly country: string;
  readonly postCodes: readonly string[];
  readonly taxNumbers: readonly string[];
  /** The letters before a tax number: none in Poland, and in Greece others than its code. */
  readonly letters: string;
}

export const countryFormats: readonly CountryFormats[] = TABLE.trim()
  .split('\n')
  .map((row) => {
    const [country = '', postCodes = '', taxNumbers = ''] = row.split(';');
    const letters = country === 'PL' ? '' : country === 'GR' ? 'EL' : country;
    return { country, postCodes: postCodes.split('|'), taxNumbers: taxNumbers.split('|'), letters };
  });

/** Of an unknown country any short code fits. */
const ANY: CountryFormats = { country: '', postCodes: [], taxNumbers: [], letters: '' };

export const formatsOf = (country: string): CountryFormats =>
  countryFormats.find((one) => one.country === country) ?? ANY;

const SIGNS: Readonly<Record<string, string>> = { '0': '[0-9]', A: '[A-Z]', X: '[A-Z0-9]' };

/** The pattern of a text in one of the formats, for JavaScript and PHP. */
export const patternOf = (formats: readonly string[], letters = ''): string =>
  formats.length === 0
    ? '^[A-Z0-9][A-Z0-9 -]{0,13}$'
    : `^(?:${formats.map((one) => letters + one.replaceAll(/[0AX]/g, (sign) => SIGNS[sign] ?? sign)).join('|')})$`;

/** Whether the text is written as the country's servers expect it. */
export const isPostCode = (country: string, text: string): boolean =>
  new RegExp(patternOf(formatsOf(country).postCodes)).test(text) && text.length <= 10;
