/** Requests a test state of a shop: only on a developer's machine. Loaded on demand. */
import { pageUrl } from '../page/url';
import { docsUrl } from '../page/docs-url';

const LOCAL = /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

let isLogged = false;

/** The mock knows the names; percent-encoded, because fetch throws on letters such as ł. */
export function testHeaders(scenario: string): Record<string, string> {
  if (LOCAL.test(new URL(pageUrl() ?? 'about:blank').hostname)) return { 'X-Shop-Test': encodeURIComponent(scenario) };
  if (!isLogged) console.warn('<shop-config> test: on localhost only, ignored.', docsUrl('test'));
  isLogged = true;
  return {};
}
