/** Reads a request body. Returns nothing for malformed bodies and for texts with a NUL, which PostgreSQL cannot store. */
import type { Context } from 'hono';

const hasNul = (value: unknown): boolean => typeof value === 'string' && value.includes('\0');

/** Undefined if the text is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (hasNul(key) || hasNul(value)) throw new Error('a NUL');
      return value;
    });
  } catch {
    return undefined;
  }
}

export const jsonOf = async (c: Context): Promise<unknown> => readJson(await c.req.text());

/** The texts of a form by name; the last one if a name is repeated. Files are omitted. */
export async function formOf(c: Context): Promise<Record<string, string>> {
  const sent = await c.req.parseBody().catch(() => ({}));
  return Object.fromEntries(
    Object.entries(sent).filter(
      (field): field is [string, string] => typeof field[1] === 'string' && !hasNul(field[1]),
    ),
  );
}
