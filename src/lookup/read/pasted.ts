/** Reads the rows of a text, whatever its origin. */
import type { ReadRows } from '../entry';
import { beginReading, endReading } from './budget';
import { sheetOfText } from './cells';
import { readSheets } from './table';

export function readText(text: string): ReadRows {
  beginReading();
  try {
    return readSheets([sheetOfText(text)]);
  } finally {
    endReading();
  }
}
