/** Builds the published list of roles: each thing with its name in both languages. */
import texts from '../../texts/texts.json';
import { languages, type ShippedLanguage } from '../../texts/languages';
import { formatted } from '../manifest/formatted';
import { things, type Role } from './things';

export interface Listed {
  readonly role?: Role;
  /** The shop fills in `{name}` and similar. */
  readonly name?: { readonly pl: string } & { readonly [L in ShippedLanguage]?: string };
  readonly within?: string;
  /** Selector in the element's shadow root. If several nodes match, the node with the name counts. */
  readonly css: string;
}

type Texts = typeof texts;
/** The form used in `things`; a separate type, so that public types do not pull in all texts. */
interface Thing extends Omit<Listed, 'name'> {
  readonly name?: { [K in keyof Texts]: Texts[K] extends { pl: string; en: string } ? K : never }[keyof Texts];
}

/** No-break spaces only matter on screen. */
const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

const namesOf = (text: { readonly pl: string } & { readonly [L in ShippedLanguage]?: string }) => ({
  pl: plain(text.pl),
  ...Object.fromEntries(
    languages.flatMap((language) => {
      const name = text[language];
      return name === undefined ? [] : [[language, plain(name)]];
    }),
  ),
});

/** The file's path in the repository, and its formatted text. */
export async function generatedRoles(): Promise<readonly [path: string, text: string]> {
  const list = Object.entries(things).map(([tag, own]) => [
    tag,
    Object.fromEntries(
      Object.entries<Thing>(own).map(([thing, { role, name, within, css }]) => {
        const text = name && texts[name];
        const names = text && namesOf(text);
        return [thing, { role, name: names, within, css: within === undefined ? css : `${within} ${css}` }];
      }),
    ),
  ]);
  const json = JSON.stringify(Object.fromEntries(list));
  return ['src/tools/testing/roles.json', await formatted('roles.json', json)];
}
