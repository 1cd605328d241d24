/** Sections of the suggester's panel in their order: hits, the literal phrase after a correction, and alternatives without hits. */
import { mailUrl, phoneUrl } from '../../page/safe-url';
import { listed } from '../api';
import type { Popular, SuggestedCategory, SuggestedProduct, Suggestions } from '../schema';
import { spokenSuggestions } from '../spoken';
import { boxText, panelText } from '../text';

/** One option. `literal` and `all` concern the typed phrase. */
export type Option =
  | { readonly is: 'product'; readonly product: SuggestedProduct }
  | { readonly is: 'category'; readonly category: SuggestedCategory }
  | { readonly is: 'phrase'; readonly text: string; readonly link?: string | undefined }
  | {
      readonly is: 'contact';
      readonly text: string;
      readonly href: string | undefined;
      readonly who?: string | undefined;
    }
  | { readonly is: 'forget' }
  | { readonly is: 'literal'; readonly text: string }
  | { readonly is: 'all'; readonly text: string; readonly total: number };

export interface Section {
  readonly name: string;
  readonly head?: string;
  readonly options: readonly Option[];
}

export interface Panel {
  readonly sections: readonly Section[];
  /** The response; undefined before a request. */
  readonly results?: Suggestions;
}

/** The person's contact in the shop. */
interface Adviser {
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
}

/** Entries that need no typed phrase. */
export interface DefaultSuggestions {
  readonly recent: readonly string[];
  readonly popular: Popular;
  readonly contact: Adviser | undefined;
}

export const NO_DEFAULTS: DefaultSuggestions = {
  recent: [],
  popular: { queries: [], products: [] },
  contact: undefined,
};

export const countOptions = ({ sections }: Panel): number =>
  sections.reduce((sum, { options }) => sum + options.length, 0);

/** The option of an entry with the id `…-<index>`. */
export const optionAt = (panel: Panel | undefined, id: string | undefined): Option | undefined =>
  panel?.sections.flatMap(({ options }) => options)[Number(id?.replace(/.*-/, ''))];

const filled = (sections: readonly Section[]): Section[] => sections.filter(({ options }) => options.length > 0);

const phrases = (texts: readonly string[]): Option[] => texts.map((text) => ({ is: 'phrase', text }));

function defaultSections({ recent, popular }: DefaultSuggestions): Section[] {
  return [
    {
      name: 'recent',
      head: panelText.recent,
      options: recent.length > 0 ? [...phrases(recent), { is: 'forget' }] : [],
    },
    {
      name: 'popular',
      head: panelText.popular,
      options: popular.queries.map(({ text, link }) => ({ is: 'phrase', text, link })),
    },
    {
      name: 'popular-products',
      head: panelText.popularProducts,
      options: popular.products.map((product) => ({ is: 'product', product })),
    },
  ];
}

/** Links to the adviser's valid phone number and e-mail address. */
function adviser({ name, phone, email }: Adviser): Option[] {
  const links = [
    [phone, phone && phoneUrl(phone)],
    [email, email && mailUrl(email)],
  ] as const;
  return links.flatMap(([text, href]): Option[] => (text && href ? [{ is: 'contact', text, href, who: name }] : []));
}

/** The panel before any typing; undefined if it is empty. */
export function panelBeforeTyping(defaults: DefaultSuggestions): Panel | undefined {
  const sections = filled(defaultSections(defaults));
  return sections.length > 0 ? { sections } : undefined;
}

/** `query` is the typed text. */
export function resultsPanel(answer: Suggestions, query: string, defaults: DefaultSuggestions): Panel {
  const results = listed(answer);
  const { products, categories, corrected, total = 0 } = results;
  const literalOption: Option[] = corrected === undefined ? [] : [{ is: 'literal', text: query }];
  if (products.length + categories.length === 0) {
    const adviserSection: Section = {
      name: 'adviser',
      head: panelText.adviser,
      options: defaults.contact ? adviser(defaults.contact) : [],
    };
    return {
      results,
      sections: filled([{ name: 'typed', options: literalOption }, adviserSection, ...defaultSections(defaults)]),
    };
  }
  const all: Option[] = total > products.length ? [{ is: 'all', text: query, total }] : [];
  return {
    results,
    sections: filled([
      { name: 'products', head: boxText.found, options: products.map((product) => ({ is: 'product', product })) },
      {
        name: 'categories',
        head: boxText.categories,
        options: categories.map((category) => ({ is: 'category', category })),
      },
      { name: 'more', options: [...literalOption, ...all] },
    ]),
  };
}

/** The sentence for screen readers. */
export function spoken({ results }: Panel): string {
  const { products, categories, corrected } = results ?? { products: [], categories: [] };
  const sentence = spokenSuggestions(products.length, categories.length);
  return corrected === undefined ? sentence : `${panelText.corrected(corrected)}. ${sentence}`;
}
