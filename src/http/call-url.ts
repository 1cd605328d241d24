/** Decides where a call goes, and where the addresses in its answer lead: never by `<base href>`, so that origin check and request use one address. */
import { absoluteUrl, isOwnOrigin } from '../page/url';
import { linkUrl } from '../page/safe-url';
import { Failure } from './failure';
import { docsUrl } from '../page/docs-url';

/** The absolute address of a template's `raw`, by default the page's. Throws a Failure if it is malformed or not http(s), and logs it. */
export function callUrl(raw: string | undefined): string {
  const url = linkUrl(absoluteUrl(raw));
  if (url !== undefined) return url;
  console.error(`shop-elements: invalid URL "${raw}": use http or https.`, docsUrl('address'));
  throw new Failure('http');
}

/** How addresses in an answer are resolved: those from another origin are relative to its URL, not to this page. */
export function resolverOf(url: string | undefined): <Address extends string | undefined>(address: Address) => Address {
  if (url === undefined || isOwnOrigin(url)) return (address) => address;
  const base = absoluteUrl(url);
  return (address) =>
    address?.trim() && URL.canParse(address, base) ? (new URL(address, base).href as typeof address) : address;
}
