/** Decides what text orders, whatever it was copied from. */
import type { ReadRows } from '../entry';
import { sheetOfText } from './cells';
import { readSheets } from './table';

export const readText = (text: string): ReadRows => readSheets([sheetOfText(text)]);
