/** Detects the format of a zip by the file names in it, and reads its sheets. */
import { foreign } from '../entry';
import type { Sheet } from '../sheet';
import { readOds } from './ods';
import { readXlsx } from './xlsx';
import type { Zip } from './zip';

/** Throws a FileError if it is no spreadsheet. */
export async function sheetsInZip(zip: Zip): Promise<readonly Sheet[]> {
  const has = (name: RegExp) => zip.names.some((one) => name.test(one));
  if (has(/(^|\/)workbook\.bin$/)) throw foreign('xlsb');
  if (has(/^xl\//) || has(/(^|\/)workbook\.xml$/)) return readXlsx(zip);
  const content = has(/^content\.xml$/) ? await zip.text('content.xml') : undefined;
  if (content !== undefined) {
    if ((await zip.text('meta-inf/manifest.xml'))?.includes('encryption-data')) throw foreign('password');
    if (/<office:spreadsheet[\s>]/.test(content)) return readOds(content);
    throw foreign('doc');
  }
  if (has(/^(word|ppt)\//)) throw foreign('doc');
  throw foreign(has(/^index(\.zip$|\/.*\.iwa$)/) ? 'numbers' : 'archive');
}
