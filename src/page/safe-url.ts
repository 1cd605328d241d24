/** Decides which addresses of the server's answers may be followed or linked (rules H2, H3). */
import { pageAddress } from './address';

/**
 * An address to go to (`redirect_url`, `paymentUrl`, `masterPaymentUrl`, `abrys_config_url`) as an absolute URL, or undefined
 * where it must not be followed but shown as text: it has to be https (http on an http page or to this machine) without
 * user info. `origins`, where given, restricts it to the page's own origin and those.
 */
export function followUrl(
  raw: unknown,
  { origins }: { origins?: readonly string[] | undefined } = {},
): string | undefined {
  const url = parse(raw);
  if (url === undefined || !(url.protocol === 'https:' || (url.protocol === 'http:' && mayBePlain(url))))
    return undefined;
  if (origins !== undefined && ![pageAddress(), ...origins].some((allowed) => parse(allowed)?.origin === url.origin))
    return undefined;
  return url.href;
}

/** An address to link to (products, contents) as an absolute URL, or undefined: http or https, without user info. */
export function linkUrl(raw: unknown): string | undefined {
  const { location } = globalThis;
  if (isWeb(location) && typeof raw === 'string' && PLAIN_PATH.test(raw)) return location.origin + raw;
  const url = parse(raw);
  return isWeb(url) ? url.href : undefined;
}

/** A number to call; undefined where more than a number is said ("22 510 40 00 wew. 12"). */
export const phoneUrl = (phone: string): string | undefined =>
  /^\+?[\d\s()./-]+$/.test(phone) ? `tel:${phone.replaceAll(/[^\d+]/g, '')}` : undefined;

/** An address to write to; undefined where it could say more to the program that opens it. */
export const mailUrl = (email: string): string | undefined =>
  /^[^\s@?&#%:,;]+@[^\s@?&#%:,;]+$/.test(email) ? `mailto:${email}` : undefined;

/** A path in which a parser finds nothing to change. A cart has a thousand of them, and a parser for each is felt. */
const PLAIN_PATH = /^(\/([\w-]|%(?!2e)[\da-f]{2})+)+(\/|\.\w+)?(\?[\w=&-]*)?$/i;

const isWeb = <U extends { protocol: string }>(url: U | undefined): url is U =>
  url?.protocol === 'https:' || url?.protocol === 'http:';

/** Always against the page's address, never against `<base href>`. */
function parse(raw: unknown): URL | undefined {
  if (typeof raw !== 'string' || raw.trim() === '') return undefined;
  try {
    const url = new URL(raw, pageAddress());
    return url.username === '' && url.password === '' ? url : undefined;
  } catch {
    return undefined;
  }
}

const LOOPBACK = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

const mayBePlain = (url: URL): boolean => LOOPBACK.test(url.hostname) || parse(pageAddress())?.protocol === 'http:';
