/** Reads a pasted text as rows, and puts one without rows into its field. */
import type { ReadRows } from './entry';

/** Some hundred lines are read at once; more would stop the page for a moment. */
const SHORT_TEXT = 5000;

/** No rows if the text has none, costs too much, or the reader does not load, which it does on demand: most people type or scan. */
export async function readPasted(text: string): Promise<ReadRows> {
  try {
    if (text.length <= SHORT_TEXT) return (await import('./read/pasted')).readText(text);
    const { readAside } = await import('./read-aside');
    return await readAside(new File([text], ''), undefined, new AbortController().signal);
  } catch {
    return { entries: [], leftOut: [] };
  }
}

/** Replaces the selection with the text on one line, like the browser. */
export function insertPasted(field: HTMLInputElement, text: string): void {
  const [from, to] = [field.selectionStart ?? field.value.length, field.selectionEnd ?? field.value.length];
  field.setRangeText(text.replace(/\s+/g, ' '), from, to, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
