/** English texts about a read file or pasted table. */
import type { Translation } from '../../page/texts';
import type { readingText } from './text';

export const english: Translation<typeof readingText> = {
  reading: {
    notRead: {
      one: 'The list is full: {count}\u00A0line was not read.',
      other: 'The list is full: {count}\u00A0lines were not read.',
    },
    columns: {
      line: 'Columns: {columns}',
      sheetLine: 'Sheet “{sheet}”, columns: {columns}',
      from: '{meaning} – {column}',
      heading: '“{heading}”',
      letter: 'column {letter}',
      meanings: { code: 'SKU', gtin: 'EAN', name: 'Name', quantity: 'Quantity', unit: 'Unit' },
      noQuantity: 'Quantity – there is no such column',
      leftOut: 'Rows left out: {reasons}.',
      why: {
        quantity: '{count}\u00A0without a quantity',
        hidden: '{count}\u00A0hidden',
        total: { one: '{count}\u00A0with a sum', other: '{count}\u00A0with sums' },
        return: { one: '{count}\u00A0with a return or a discount', other: '{count}\u00A0with returns or discounts' },
        sheet: '{count}\u00A0on other sheets',
        damaged: '{count}\u00A0damaged',
      },
      held: '{file}: not read yet. Check what is in which column.',
      heldPasted: 'The pasted table has not been read yet. Check what is in which column.',
      correct: 'Correct the columns',
      check: 'Check the columns',
      correctOf: 'Correct the columns: {file}',
      checkOf: 'Check the columns: {file}',
    },
    preview: {
      title: 'Columns: {file}',
      titlePasted: 'Columns of the pasted table',
      about: 'Choose what is in which column. The list changes at once.',
      ask: 'It is not certain what is in which column. Check it before the lines go into the list.',
      sheet: 'Sheet',
      first: 'First row with goods',
      firstRow: '{number}: {text}',
      table: 'First rows',
      row: 'Row',
      column: 'Column {letter}',
      columnLike: 'Column {letter}, e.g. {example}',
      skip: 'leave out',
      result: { one: 'From this table: {count}\u00A0line.', other: 'From this table: {count}\u00A0lines.' },
      firstIs: 'The first one: {entry}',
      amount: 'quantity {amount}',
      noAmount: 'without a quantity',
      none: 'Choose the column with SKUs, EAN codes or names.',
      take: { one: 'Read {count}\u00A0line', other: 'Read {count}\u00A0lines' },
      takeNone: 'Read',
      done: 'Done',
      cancel: 'Cancel',
    },
  },
};
