/** Words of the search: stems, phrases, and the language of a query. */
import { plain } from '../../server/catalogue/haystack';
import { SYNONYMS } from './synonyms';

/** Words of questions that nearly every page contains, by language. */
const STOP_WORDS = {
  en: `a after an and are be by can could do does for customer from get have how i if in into is it its my of on one or our should that the their them there they this to
    use we what when where which who why with without work works you your`,
  pl: `aby bez by byc co czy czego dla do gdzie i ile jak jaki jaka jakie jest kiedy klient ktory ktora ktore ma mam mi mozna musi na nam nasz nie o od po przed
    przez przy sie sa ten to u w we z za ze zeby zrobic zmienic pokazac dziala chce moj moja moje swoj swoja`,
};
const [english, polish] = [new Set(plain(STOP_WORDS.en).split(' ')), new Set(plain(STOP_WORDS.pl).split(' '))];

/** The language of a question, by its letters and small words; undefined if there are none. */
export function languageOf(phrase: string): 'en' | 'pl' | undefined {
  if (/[ąćęłńóśźż]/i.test(phrase)) return 'pl';
  const words = plain(phrase).split(/[^a-z]+/);
  const [en, pl] = [english, polish].map((own) => words.filter((word) => word.length > 1 && own.has(word)).length);
  return en === pl ? undefined : en! > pl! ? 'en' : 'pl';
}

const ENDINGS =
  'owaniami owania owanie owaniu aniami eniami aniach eniach ations ation ania anie aniu enia enie eniu owych owego owym owymi owac ings ing ility ments ment ami ach ego emu ych ymi owi owa owe owy iem ies ied ers ed es em ow om ie ia iu er ac ic ek ku y i a e u o s'.split(
    ' ',
  );

/** One stem for all forms of a word. A word with digits or punctuation is a name and stays unchanged. */
export function stemOf(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word;
  const ending = ENDINGS.find((one) => word.endsWith(one) && word.length - one.length >= 3);
  return ending === undefined ? word : stemOf(word.slice(0, -ending.length));
}

/** The stem of each word of a phrase. */
const phraseOf = (words: readonly string[]): string => words.map(stemOf).join(' ');

const synonyms = new Map<string, Set<string>>();
for (const line of SYNONYMS.trim().split('\n')) {
  const stems = line.split(' ').map((one) => phraseOf(one.split('_')));
  for (const stem of stems) synonyms.set(stem, new Set([...(synonyms.get(stem) ?? []), ...stems]));
}

/** Words of a text: "csrf-token" is itself, and its parts. */
export const wordsOf = (text: string): string[] =>
  (plain(text).match(/[a-z0-9][\w:.-]*/g) ?? []).flatMap((word) => {
    const whole = word.replace(/[.:_-]+$/, '');
    const parts = whole.split(/[^a-z0-9]+/).filter(Boolean);
    return parts.length > 1 ? [whole, ...parts] : parts;
  });

/** Joins neighbours that are a phrase of the table. */
const withPhrases = (words: readonly string[]): string[] => {
  const [first, second, ...rest] = words;
  if (first === undefined) return [];
  const isPhrase = second !== undefined && synonyms.has(phraseOf([first, second]));
  return isPhrase ? [`${first} ${second}`, ...withPhrases(rest)] : [first, ...withPhrases(words.slice(1))];
};

/** The words of a query, each with its stems. Stop words are only searched if there are no other words. */
export function searchTerms(phrase: string): { readonly word: string; readonly stems: readonly string[] }[] {
  const typed = (plain(phrase).match(/[a-z0-9][\w:.-]*/g) ?? []).map((word) => word.replace(/[.:_-]+$/, ''));
  const words = [...new Set(withPhrases(typed))];
  const contentWords = words.filter((word) => !english.has(word) && !polish.has(word));
  return (contentWords.length > 0 ? contentWords : words).slice(0, 12).map((word) => {
    const stem = phraseOf(word.split(' '));
    return { word, stems: [stem, ...(synonyms.get(stem) ?? [])] };
  });
}
