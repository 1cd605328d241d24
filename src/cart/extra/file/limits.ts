/** Refuses a file before it is sent, by the limits of its field; the server looks at its bytes. */
import { language } from '../../../page/language';
import type { ExtraField } from '../../wire/extra';
import { fileText } from './text';

/** `2,4 MB`, `850 kB`. */
export function sizeText(bytes: number): string {
  const isLarge = bytes >= 1e6;
  const unit = isLarge ? 'megabyte' : 'kilobyte';
  // Rounded up: a file above a limit never looks like the limit.
  const size = isLarge ? Math.ceil(bytes / 1e5) / 10 : Math.ceil(bytes / 1e3);
  return new Intl.NumberFormat(language(), { style: 'unit', unit }).format(size).replace(' ', '\u00A0');
}

/** `PDF, JPEG` of `application/pdf` and `.jpeg`. */
const typesText = ({ accept }: ExtraField): string =>
  accept.map((one) => one.replace(/^.*[/.]/, '').toUpperCase()).join(', ');

export const limitsText = (field: ExtraField): string =>
  [
    field.accept.length > 0 && fileText.types(typesText(field)),
    field.max_bytes !== undefined && fileText.most(sizeText(Number(field.max_bytes))),
  ]
    .filter(Boolean)
    .join(' ');

/** Browsers derive the type from the name; a type that they do not know is left to the server. */
const isAccepted = ({ accept }: ExtraField, { name, type }: File): boolean =>
  accept.length === 0 ||
  type === '' ||
  accept.some((one) => (one.startsWith('.') ? name.toLowerCase().endsWith(one.toLowerCase()) : one === type));

/** Undefined for a file that may be sent. */
export function fileError(field: ExtraField, file: File): string | undefined {
  const max = Number(field.max_bytes ?? Infinity);
  if (file.size === 0) return fileText.empty;
  if (!isAccepted(field, file)) return fileText.wrongType(typesText(field));
  return file.size > max ? fileText.tooLarge(sizeText(file.size), sizeText(max)) : undefined;
}
