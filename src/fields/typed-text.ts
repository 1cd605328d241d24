/** Decides what is left of text that was typed or pasted: what a person sees of it, with plain spaces and dashes. */

/** Marks of direction, joiners, soft hyphens, the mark of a file: contacts, PDFs and spreadsheets paste them along. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/g;
const SPACES = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;
const DASHES = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;

/** A text as it is seen. */
export const seenText = (text: string): string => text.replace(UNSEEN, '').replace(SPACES, ' ');

/** Every dash is the one of the keyboard. */
export const plainSigns = (text: string): string => seenText(text).replace(DASHES, '-');

/** A code, a number or a phrase. */
export const codeText = (text: string): string => plainSigns(text).trim();
