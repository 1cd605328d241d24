/** Decides what the suggester's panel offers, in which order: hits, the literal phrase after a correction, and alternatives if empty. */
import { mailUrl, phoneUrl } from '../../page/safe-url';
import { listed } from '../api';
import type { Popular, SuggestedCategory, SuggestedProduct, Suggestions } from '../schema';
import { spokenSuggestions } from '../spoken';
import { boxText, panelText } from '../text';

/** One choosable entry. `literal` and `all` are about the typed phrase. */
export type Option =
  | { readonly is: 'product'; readonly product: SuggestedProduct }
  | { readonly is: 'category'; readonly category: SuggestedCategory }
  | { readonly is: 'phrase'; readonly text: string; readonly link?: string | undefined }
  | { readonly is: 'way'; readonly text: string; readonly href: string | undefined; readonly who?: string | undefined }
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
  /** What was found; undefined if nothing was requested. */
  readonly found?: Suggestions;
}

/** The person's contact in the shop. */
interface Adviser {
  readonly name?: string;
  readonly phone?: string;
  readonly email?: string;
}

/** What is known without a request for suggestions. */
export interface Known {
  readonly recent: readonly string[];
  readonly popular: Popular;
  readonly contact: Adviser | undefined;
}

export const KNOWS_NOTHING: Known = { recent: [], popular: { queries: [], products: [] }, contact: undefined };

export const countOptions = ({ sections }: Panel): number =>
  sections.reduce((sum, { options }) => sum + options.length, 0);

const filled = (sections: readonly Section[]): Section[] => sections.filter(({ options }) => options.length > 0);

const phrases = (texts: readonly string[]): Option[] => texts.map((text) => ({ is: 'phrase', text }));

function leadsOn({ recent, popular }: Known): Section[] {
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

/** The adviser's contacts; one without a valid address is left out. */
function adviser({ name, phone, email }: Adviser): Option[] {
  const ways = [
    [phone, phone && phoneUrl(phone)],
    [email, email && mailUrl(email)],
  ] as const;
  return ways.flatMap(([text, href]): Option[] => (text && href ? [{ is: 'way', text, href, who: name }] : []));
}

/** The panel before anything is typed; undefined if there is nothing to offer. */
export function restingPanel(known: Known): Panel | undefined {
  const sections = filled(leadsOn(known));
  return sections.length > 0 ? { sections } : undefined;
}

/** `query` is the typed text. */
export function foundPanel(answer: Suggestions, query: string, known: Known): Panel {
  const found = listed(answer);
  const { products, categories, corrected, total = 0 } = found;
  const meant: Option[] = corrected === undefined ? [] : [{ is: 'literal', text: query }];
  if (products.length + categories.length === 0) {
    const ask: Section = {
      name: 'adviser',
      head: panelText.adviser,
      options: known.contact ? adviser(known.contact) : [],
    };
    return { found, sections: filled([{ name: 'meant', options: meant }, ask, ...leadsOn(known)]) };
  }
  const all: Option[] = total > products.length ? [{ is: 'all', text: query, total }] : [];
  return {
    found,
    sections: filled([
      { name: 'products', head: boxText.found, options: products.map((product) => ({ is: 'product', product })) },
      {
        name: 'categories',
        head: boxText.categories,
        options: categories.map((category) => ({ is: 'category', category })),
      },
      { name: 'on', options: [...meant, ...all] },
    ]),
  };
}

/** The sentence for screen readers. */
export function spoken({ found }: Panel): string {
  const { products, categories, corrected } = found ?? { products: [], categories: [] };
  const said = spokenSuggestions(products.length, categories.length);
  return corrected === undefined ? said : `${panelText.corrected(corrected)}. ${said}`;
}
