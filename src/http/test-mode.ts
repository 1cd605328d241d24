/** Decides where a page may ask for a state of a shop to be tested: on a developer's machine alone. Comes late, for pages that ask. */
import { pageAddress } from '../page/address';
import { see } from '../page/see';

const LOCAL = /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

let isTold = false;

/** The names are the mock's to know; percent signs, because fetch throws on other letters. */
export function testHeaders(scenario: string): Record<string, string> {
  if (LOCAL.test(new URL(pageAddress() ?? 'about:blank').hostname))
    return { 'X-Shop-Test': encodeURIComponent(scenario) };
  if (!isTold) console.warn('<shop-config> test: on localhost only, ignored.', see('test'));
  isTold = true;
  return {};
}
