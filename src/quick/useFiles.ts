/** Decides how files get into the list: chosen or dropped, read one after another, each with its own message. */
import { see } from '../page/see';
import { useState } from 'react';
import type { DragEvent } from 'react';
import { FileError } from './entry';
import type { ReadRows } from './entry';
import { faultText } from './faults';
import { quickText } from './text';

export interface Said {
  readonly status: 'success' | 'warning' | 'error';
  readonly sentences: readonly string[];
}

interface Files {
  readonly ownNip: string | undefined;
  /** Returns how many rows did not fit. */
  readonly put: (read: ReadRows) => number;
  readonly say: (said: Said) => void;
}

export function useFiles({ ownNip, put, say }: Files) {
  const [isReading, setReading] = useState(false);
  const [isOver, setOver] = useState(false);

  async function read(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    setReading(true);
    for (const file of files) {
      try {
        // Loaded on demand: few people need it, and it is half of the code.
        const { readFile } = await import('./read/file');
        const found = await readFile(file, ownNip);
        const full = put(found);
        const skipped = found.leftOut
          .filter(({ reason }) => reason !== 'full')
          .reduce((sum, { count }) => sum + count, 0);
        const isFull = full > 0 || found.leftOut.some(({ reason }) => reason === 'full');
        const warnings = [
          ...(found.isCorrection ? [quickText.correction] : []),
          ...(found.isAdvance ? [quickText.advance] : []),
          ...(skipped > 0 ? [quickText.skipped(skipped)] : []),
          ...(isFull ? [quickText.full(found.entries.length - full)] : []),
        ];
        say({
          status: warnings.length > 0 ? 'warning' : 'success',
          sentences: [quickText.read(found.number ?? file.name, found.entries.length), ...warnings],
        });
      } catch (error) {
        if (!(error instanceof FileError) || error.fault === 'format')
          console.warn('shop-elements: a file could not be read', error, see('file'));
        say({ status: 'error', sentences: [`${file.name}: ${faultText(error)}`] });
      }
    }
    setReading(false);
  }
  const holdsFiles = (event: DragEvent) => [...event.dataTransfer.types].includes('Files');
  return {
    read,
    isReading,
    isOver,
    dropTarget: {
      onDragOver(event: DragEvent) {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) =>
        event.currentTarget.contains(event.relatedTarget as Node | null) || setOver(false),
      onDrop(event: DragEvent) {
        setOver(false);
        if (!holdsFiles(event)) return;
        event.preventDefault();
        void read([...event.dataTransfer.files]);
      },
    },
  };
}
