/** Reads chosen or dropped files one after another, each with its own message. */
import { docsUrl } from '../page/docs-url';
import { useRef, useState } from 'react';
import type { DragEvent } from 'react';
import { FileError } from '../lookup/entry';
import { faultText } from './faults';
import type { ReadSource, Message } from './sources';
import { quickText } from './text';

interface Files {
  readonly ownNip: string | undefined;
  readonly onBegin: () => void;
  readonly onRead: (name: string, read: ReadSource) => void;
  readonly onFault: (message: Message) => void;
}

export function useFiles({ ownNip, onBegin, onRead, onFault }: Files) {
  const [isReading, setReading] = useState(false);
  const stop = useRef(new AbortController());
  const [isDragOver, setOver] = useState(false);

  async function read(files: readonly File[]): Promise<void> {
    if (files.length === 0) return;
    setReading(true);
    onBegin();
    stop.current = new AbortController();
    const { signal } = stop.current;
    // Loads on demand, as it is half of the code. The preview may follow at once.
    const reader = Promise.all([import('../lookup/read-aside'), import('./preview/Preview')]);
    // The questions about several files begin when all are read.
    const reports: (() => void)[] = [];
    for (const file of files) {
      try {
        const [{ readAside }] = await reader;
        signal.throwIfAborted();
        const read = await readAside(file, ownNip, signal);
        reports.push(() => onRead(file.name, read));
      } catch (error) {
        if (signal.aborted) {
          reports.push(() => onFault({ status: 'warning', sentences: [quickText.interrupted(file.name)] }));
          continue;
        }
        if (!(error instanceof FileError) || error.fault === 'format')
          console.warn('shop-elements: a file could not be read', error, docsUrl('file'));
        reports.push(() => onFault({ status: 'error', sentences: [`${file.name}: ${faultText(error)}`] }));
      }
    }
    setReading(false);
    for (const report of reports) report();
  }
  const holdsFiles = (event: DragEvent) => [...event.dataTransfer.types].includes('Files');
  return {
    read,
    stop: () => stop.current.abort(),
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
