/** Error messages for files that cannot be read. */
import { FileError } from '../lookup/entry';
import type { ForeignFormat } from '../lookup/entry';
import { quickText } from './text';

type Named = keyof typeof quickText.foreign.names;

/** Advice by format: save it in another format, copy from it, or ask the sender for another file. */
const WAYS: Readonly<Record<Named, 'sheet' | 'document' | 'data'>> = {
  dif: 'sheet',
  doc: 'document',
  edifact: 'data',
  email: 'document',
  epp: 'data',
  fa1: 'data',
  html: 'document',
  image: 'data',
  invoice: 'data',
  jpk: 'data',
  json: 'data',
  numbers: 'sheet',
  pdf: 'document',
  rr: 'data',
  sylk: 'sheet',
  symfonia: 'data',
  tradacoms: 'data',
  x12: 'data',
  xls: 'sheet',
  xlsb: 'sheet',
  xml: 'data',
};

function foreignText(format: ForeignFormat): string {
  if (format === 'archive' || format === 'password' || format === 'base64') return quickText.foreign[format];
  return quickText.foreign[WAYS[format]](quickText.foreign.names[format]);
}

/** The sentence for a `FileError`; other errors mean an unknown format. */
export function faultText(error: unknown): string {
  if (!(error instanceof FileError)) return quickText.fault.format;
  const { fault, format } = error;
  if (fault === 'foreign') return format === undefined ? quickText.fault.format : foreignText(format);
  return quickText.fault[fault];
}
