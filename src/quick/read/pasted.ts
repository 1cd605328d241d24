/** Reads the rows of a text, whatever its origin. */
import type { ReadRows } from '../entry';
import { sheetOfText } from './cells';
import { readSheets } from './table';

export const readText = (text: string): ReadRows => readSheets([sheetOfText(text)]);
