/** Defines the shared icons: repeated in each line of a list, used in many places, or too small for a file of their own. */
import type { ReactElement } from 'react';
import { icon } from './icon';
import { Minus, Plus } from './icons';

const glyph = (size: number, outline: string, className?: string): ReactElement =>
  icon(outline)({ size, ...(className !== undefined && { className }) });

export const plusGlyph = Plus({ size: 16 });
export const minusGlyph = Minus({ size: 16 });
export const trashGlyph = glyph(
  18,
  'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
);
export const pinGlyph = glyph(
  20,
  'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M15 10a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
);
export const chevronGlyph = (className: string): ReactElement => glyph(18, 'm6 9 6 6 6-6', className);
