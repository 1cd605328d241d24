/** Cleans typed or pasted text: removes invisible characters, and replaces special spaces and dashes by plain ones. */

/** Direction marks, joiners, soft hyphens, byte order marks: contacts, PDFs and spreadsheets include them when copied. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const SPACES = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/** The visible text. */
export const seenText = (text: string): string => text.replace(UNSEEN, '').replace(SPACES, ' ');

/** Replaces every dash by the hyphen of the keyboard. */
export const plainSigns = (text: string): string => seenText(text).replace(DASHES, '-');

/** Cleans a code, a number or a phrase. */
export const codeText = (text: string): string => plainSigns(text).trim();
