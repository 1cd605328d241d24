/** Lists the languages that the package ships besides Polish, each as `texts-<language>.js`. */
export const languages = ['en'] as const;
export type ShippedLanguage = (typeof languages)[number];

/** The name of each language's module, without `.js`. */
export const languageModules: readonly string[] = languages.map((language) => `texts-${language}`);
