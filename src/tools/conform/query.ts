/** Writes a body as a query string or a form, in the notation of PHP. */

type Entry = readonly [name: string, value: string];

/** `{a: {b: 1}}` as PHP reads it from a URL: `a[b]=1`. */
function flat(value: unknown, name: string): Entry[] {
  if (value === null || typeof value !== 'object') return [[name, String(value ?? '')]];
  return Object.entries(value).flatMap(([key, one]) => flat(one, name === '' ? key : `${name}[${key}]`));
}

/** The body as a query string, for a URL and for a form without a token. */
export const asQuery = (body: object): string => new URLSearchParams(flat(body, '').map((one) => [...one])).toString();
