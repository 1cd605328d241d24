/** A guide: a page of the documentation that is not the page of a tag. */
import { readFileSync } from 'node:fs';
import { templateText } from '../find/plain-text';

export interface Section {
  readonly id: string;
  readonly title: string;
  /** Search words for the page. */
  readonly words?: readonly string[];
  /** The text under the heading, for the search. */
  readonly text: string;
}

export interface Guide {
  /** The last part of its URL; empty for the first page. */
  readonly slug: string;
  readonly title: string;
  /** Language of the page, or of its title only, if not English. */
  readonly lang?: 'pl';
  readonly titleLang?: 'pl';
  /** A template of demo/templates/docs, without its ending. */
  readonly template: string;
  readonly sections: readonly Section[];
  /** Returns the data of its template, at each request. */
  readonly data?: () => Record<string, unknown> | Promise<Record<string, unknown>>;
}

/** The text below a heading of a template, up to the next one. */
function textBelow(template: string, id: string): string {
  const [, after = ''] = template.split(`docs.heading(sections, '${id}') }}`);
  const [own = ''] = after.split('{{ docs.heading(', 1);
  return templateText(own);
}

/** The headings of a template. `tables` has the text that loops below a heading print, because the template contains only the loop. */
export function sectionsOf(
  template: string,
  headings: readonly (readonly [id: string, title: string, words?: readonly string[]])[],
  tables: Readonly<Record<string, readonly object[]>> = {},
): Section[] {
  const source = readFileSync(new URL(`../../templates/docs/${template}.twig`, import.meta.url), 'utf8');
  return headings.map(([id, title, words = []]) => {
    const rows = (tables[id] ?? []).flatMap((row) => Object.values(row).map(String));
    return { id, title, words, text: [textBelow(source, id), ...rows].join(' ') };
  });
}
