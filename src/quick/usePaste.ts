/** Handles pasting: rows and files go into the list, a single code or name into the field. */
import type { ClipboardEvent } from 'react';
import type { ReadRows } from '../lookup/entry';
import { insertPasted, readPasted } from '../lookup/pasted';
import { quickText } from './text';

interface Paste {
  readonly onRows: (read: ReadRows, field: HTMLInputElement | undefined) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A text of one word is a code, which the browser pastes. */
const MAY_BE_ROWS = /[\s;,|×*]/;

/** Words and sizes, such as a product's name: "Gres Calva 60x60". */
const isName = (text: string): boolean => !/(?:^|\s)\d[\d.,]*(?:\s|$)/.test(text);

const LONG_TEXT = 100_000;

export function usePaste({ onRows, onFiles }: Paste) {
  const handle = async (text: string, files: readonly File[], field: HTMLInputElement | undefined): Promise<void> => {
    // A long text is read like a file, beside the page.
    if (text.length > LONG_TEXT) return onFiles([new File([text], quickText.pastedName)]);
    const result = await readPasted(text);
    const { entries } = result;
    const [first] = entries;
    const isOpen = first?.wrong === '' && isName(text);
    const isRow = first?.quantity !== undefined || (first?.wrong !== undefined && !isOpen);
    if (entries.length > 1 || isRow || (entries.length > 0 && files.length > 0 && !isOpen)) onRows(result, field);
    else if (files.length > 0) onFiles(files);
    else if (field?.isConnected) insertPasted(field, text);
  };
  return (event: ClipboardEvent): void => {
    const { target, clipboardData } = event;
    const field = (target as Element).matches('input, textarea') ? (target as HTMLInputElement) : undefined;
    // Other fields (a quantity, a dialog's) take pasted text themselves.
    if (field !== undefined && !field.part.contains('code')) return;
    const text = clipboardData.getData('text/plain').trim();
    const files = [...clipboardData.files];
    if (files.length === 0 && !MAY_BE_ROWS.test(text)) return;
    event.preventDefault();
    void handle(text, files, field);
  };
}
