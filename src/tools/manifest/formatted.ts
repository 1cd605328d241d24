/** Formats a generated file as `npm run check` requires. */
import { readFileSync } from 'node:fs';
import { format, type FormatOptions } from 'oxfmt';

const style = JSON.parse(readFileSync(new URL('../../../.oxfmtrc.json', import.meta.url), 'utf8')) as FormatOptions;

/** The formatted text; the name of the file determines its language. Throws if the text has a syntax error. */
export async function formatted(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, style);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
