/** Decides where a call goes: resolved against the page, never against `<base href>`, so that origin check and request use one address. */
import { absoluteUrl } from '../page/address';
import { linkUrl } from '../page/safe-url';
import { Failure } from './failure';
import { see } from '../page/see';

/** The absolute address of a template's `raw`, by default the page's. Throws a Failure if it is malformed or not http(s), and logs it. */
export function callUrl(raw: string | undefined): string {
  const url = linkUrl(absoluteUrl(raw));
  if (url !== undefined) return url;
  console.error(`shop-elements: "${raw}" is no address that can be asked.`, see('address'));
  throw new Failure('http');
}
