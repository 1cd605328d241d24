/** Lists the languages that the package ships besides Polish, each as `texts-<language>.js`. */
import names from './languages.json' with { type: 'json' };

export type ShippedLanguage = keyof typeof names;
export const languages = Object.keys(names) as readonly ShippedLanguage[];

/** The name of each language's module, without `.js`. */
export const languageModules: readonly string[] = languages.map((language) => `texts-${language}`);

/** The name of each language in itself, Polish first. */
export const languageNames: Readonly<Record<'pl' | ShippedLanguage, string>> = { pl: 'Polski', ...names };
