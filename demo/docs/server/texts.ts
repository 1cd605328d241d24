/** Decides how the list of replaceable texts reads as a table. */
import list from '../../../src/texts/texts.json' with { type: 'json' };

type Wording = string | Readonly<Record<string, string | undefined>>;

/** A sentence for each plural category stands on lines of its own. */
const shown = (wording: Wording): string[] =>
  typeof wording === 'string' ? [wording] : Object.entries(wording).map(([form, text]) => `${form}: ${text}`);

/** Every text, by the key that replaces it. */
export const textRows = (): { key: string; polish: string[]; english: string[] }[] =>
  Object.entries(list as Readonly<Record<string, { pl: Wording; en: Wording }>>).map(([key, { pl, en }]) => ({
    key,
    polish: shown(pl),
    english: shown(en),
  }));
