/** Checks which URLs in a response may be followed or linked (rules H2, H3). */
import { pageUrl } from './url';

/**
 * A URL to go to (`redirect_url`, `paymentUrl`, `masterPaymentUrl`, `abrys_config_url`), made absolute; undefined
 * if it must not be followed but shown as text. It must be https (or http, on an http page or to this machine) without
 * user info. `origins`, if given, restricts it to the page's own origin and those.
 */
export function followUrl(
  raw: unknown,
  { origins }: { origins?: readonly string[] | undefined } = {},
): string | undefined {
  const url = parse(raw);
  if (url === undefined || !(url.protocol === 'https:' || (url.protocol === 'http:' && mayBePlain(url))))
    return undefined;
  if (origins !== undefined && ![pageUrl(), ...origins].some((allowed) => parse(allowed)?.origin === url.origin))
    return undefined;
  return url.href;
}

/** A URL to link to (products, contents), made absolute; undefined unless it is http or https, without user info. */
export function linkUrl(raw: unknown): string | undefined {
  const { location } = globalThis;
  if (isWeb(location) && typeof raw === 'string' && PLAIN_PATH.test(raw)) return location.origin + raw;
  const url = parse(raw);
  return isWeb(url) ? url.href : undefined;
}

/** A phone link; undefined if the text is more than a number ("22 510 40 00 wew. 12"). */
export const phoneUrl = (phone: string): string | undefined =>
  /^\+?[\d\s()./-]+$/.test(phone) ? `tel:${phone.replaceAll(/[^\d+]/g, '')}` : undefined;

/** A mail link; undefined if the address could pass more to the mail program. */
export const mailUrl = (email: string): string | undefined =>
  /^[^\s@?&#%:,;]+@[^\s@?&#%:,;]+$/.test(email) ? `mailto:${email}` : undefined;

/** Matches paths that a URL parser would not change. A cart has a thousand of them, and parsing each takes noticeable time. */
const PLAIN_PATH = /^(\/([\w-]|%(?!2e)[\da-f]{2})+)+(\/|\.\w+)?(\?[\w=&-]*)?$/i;

const isWeb = <U extends { protocol: string }>(url: U | undefined): url is U =>
  url !== undefined && /^https?:$/.test(url.protocol);

/** Always resolved against the page's URL, never against `<base href>`. */
function parse(raw: unknown): URL | undefined {
  if (typeof raw !== 'string' || raw.trim() === '') return undefined;
  try {
    const url = new URL(raw, pageUrl());
    return url.username === '' && url.password === '' ? url : undefined;
  } catch {
    return undefined;
  }
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

const mayBePlain = (url: URL): boolean => LOOPBACK.test(url.hostname) || parse(pageUrl())?.protocol === 'http:';
