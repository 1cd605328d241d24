/** Reads chosen or dropped files one after another, each with its own message. */
import { docsUrl } from '../page/docs-url';
import { useState } from 'react';
import type { DragEvent } from 'react';
import { FileError } from './entry';
import { faultText } from './faults';
import type { ReadSource, Message } from './sources';

interface Files {
  readonly ownNip: string | undefined;
  readonly onBegin: () => void;
  readonly onRead: (name: string, read: ReadSource) => void;
  readonly onFault: (message: Message) => void;
}

export function useFiles({ ownNip, onBegin, onRead, onFault }: Files) {
  const [isReading, setReading] = useState(false);
  const [isDragOver, setOver] = useState(false);

  async function read(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    setReading(true);
    onBegin();
    // Loads on demand, as it is half of the code. The preview may follow at once.
    const reader = Promise.all([import('./read/file'), import('./preview/Preview')]);
    for (const file of files) {
      try {
        const [{ readFile }] = await reader;
        onRead(file.name, await readFile(file, ownNip));
      } catch (error) {
        if (!(error instanceof FileError) || error.fault === 'format')
          console.warn('shop-elements: a file could not be read', error, docsUrl('file'));
        onFault({ status: 'error', sentences: [`${file.name}: ${faultText(error)}`] });
      }
    }
    setReading(false);
  }
  const holdsFiles = (event: DragEvent) => [...event.dataTransfer.types].includes('Files');
  return {
    read,
    isReading,
    isDragOver,
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
