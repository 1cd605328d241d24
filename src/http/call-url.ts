/** Resolves the URL of a call, and the URLs in its response. Ignores `<base href>`, so that origin check and request use one URL. */
import { absoluteUrl, isOwnOrigin, pageUrl } from '../page/url';
import { linkUrl } from '../page/safe-url';
import { Failure } from './failure';
import { docsUrl } from '../page/docs-url';

/** The absolute URL of a template's `raw`, by default the page's. Throws a Failure and logs if it is malformed or not http(s). */
export function callUrl(raw: string | undefined): string {
  const url = linkUrl(raw?.trim() ? raw : pageUrl())?.replace(/#.*/, '');
  if (url !== undefined) return url;
  console.error(`shop-elements: invalid URL "${raw}": use http or https.`, docsUrl('address'));
  throw new Failure('http');
}

/** Resolves the URLs in a response: those from another origin are relative to its URL, not to this page. */
export function resolverOf(url: string | undefined): <Address extends string | undefined>(address: Address) => Address {
  if (url === undefined || isOwnOrigin(url)) return (address) => address;
  const base = absoluteUrl(url);
  return (address) =>
    address?.trim() && URL.canParse(address, base) ? (new URL(address, base).href as typeof address) : address;
}
