/** Decides where a call goes: read against the page, never against its `<base href>`, so that own origin and request are about one address. */
import { absoluteUrl } from '../page/address';
import { linkUrl } from '../page/safe-url';
import { Failure } from './failure';
import { see } from '../page/see';

/** The absolute address that a template means by `raw`; without it the page's own. Throws a Failure where it is misprinted or none of the web (`data:`), and the console says so. */
export function callUrl(raw: string | undefined): string {
  const url = linkUrl(absoluteUrl(raw));
  if (url !== undefined) return url;
  console.error(`shop-elements: "${raw}" is no address that can be asked.`, see('address'));
  throw new Failure('http');
}
