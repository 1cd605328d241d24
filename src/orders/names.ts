/** Names a document: the shop's label, else its kind and number. */
import type { OrderDocument } from './schema';
import { text } from './text';

const kinds: Readonly<Record<string, string>> = text.documents.kinds;

export function documentName({ label, kind = '', number }: OrderDocument): string {
  if (label) return label;
  const name = Object.hasOwn(text.documents.kinds, kind) ? kinds[kind] : text.documents.other;
  return [name, number].filter(Boolean).join(' ');
}
