/** Decides how a map's sources are credited: their attribution is HTML, of which text and links are kept, as data. */
import { linkUrl } from '../../../../page/safe-url';

export interface Credit {
  readonly text: string;
  readonly href: string | undefined;
}

const LINK = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>([^]*?)<\/a>|([^<]+)|<[^>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&copy;': '©',
  '&amp;': '&',
  '&quot;': '"',
  '&nbsp;': '\u00A0',
  '&lt;': '<',
  '&gt;': '>',
};

const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);

/** The pieces of one attribution, in their order. */
export const creditsOf = (attribution: string): Credit[] =>
  [...attribution.matchAll(LINK)].flatMap(([, double, single, inside, outside]) => {
    const text = plain(inside ?? outside ?? '');
    return text.trim() === '' ? [] : [{ text, href: linkUrl(double ?? single) }];
  });
