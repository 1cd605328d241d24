/** Reads a map's attributions, which are HTML, as a list of texts and links. */
import { linkUrl } from '../../page/safe-url';
import { decodeEntities } from '../../ui/entities';

export interface Credit {
  readonly text: string;
  readonly href: string | undefined;
}

const LINK = /<a\b[^>]*?\bhref\s*=\s*(?:"([^"]*)"|'([^']*)')[^>]*>([^]*?)<\/a>|([^<]+)|<[^>]*>/gi;

/** Strips tags first: an encoded `<` is text. */
const plain = (html: string): string => decodeEntities(html.replace(/<[^>]*>/g, ''));

/** The texts and links of one attribution, in order. */
export const creditsOf = (attribution: string): Credit[] =>
  [...attribution.matchAll(LINK)].flatMap(([, double, single, inside, outside]) => {
    const text = plain(inside ?? outside ?? '');
    const address = double ?? single;
    return text.trim() === '' ? [] : [{ text, href: linkUrl(address && decodeEntities(address)) }];
  });
