/** The buttons above the list: file, camera, saved lists, link, download, clear. */
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '../ui/Button';
import { FileLink } from '../ui/FileLink';
import { trashGlyph } from '../ui/glyph';
import { icon } from '../ui/icon';
import { hasCamera } from './camera';
import type { Entry } from '../lookup/entry';
import { quickText } from './text';

const CameraDialog = lazy(async () => ({ default: (await import('./CameraDialog')).CameraDialog }));
const ListsDialog = lazy(async () => ({ default: (await import('./ListsDialog')).ListsDialog }));
const ShareDialog = lazy(async () => ({ default: (await import('./ShareDialog')).ShareDialog }));

const FileUp = icon(
  'M15 2H6a2 2 0 0 0-2 2v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2V7zM14 2v4a2 2 0 0 0 2 2h4M12 12v6M15 15l-3-3-3 3',
);
const ScanLine = icon(
  'M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2M7 12h10',
);
const ListChecks = icon('M3 17l2 2 4-4M3 7l2 2 4-4M13 6h8M13 12h8M13 18h8');
const Share = icon(
  'M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71',
);

interface ToolsProps {
  readonly entries: readonly Entry[];
  readonly csv: () => string;
  readonly listsUrl: string | undefined;
  readonly isReading: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly onScan: (code: string) => void;
  readonly onOpen: (entries: readonly Entry[], name: string) => void;
  readonly onClear: () => void;
}

export function Tools({ entries, csv, listsUrl, isReading, onFiles, onScan, onOpen, onClear }: ToolsProps) {
  const file = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<'camera' | 'lists' | 'share'>();
  const close = () => setOpened(undefined);
  return (
    <div className="tools only-screen" part="tools">
      <Button data-opens="file" icon={<FileUp size={18} />} busy={isReading} onClick={() => file.current?.click()}>
        {quickText.file}
      </Button>
      <input
        ref={file}
        className="tools__file"
        type="file"
        multiple
        tabIndex={-1}
        aria-hidden="true"
        accept=".csv,.txt,.tsv,.xlsx,.xlsm,.xls,.ods,.fods,.htm,.html,.xml"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Reset, so that choosing the same file again fires a change event.
          event.target.value = '';
        }}
      />
      {hasCamera() && (
        <Button
          data-opens="camera"
          icon={<ScanLine size={18} />}
          aria-haspopup="dialog"
          onClick={() => setOpened('camera')}
        >
          {quickText.scan}
        </Button>
      )}
      {listsUrl !== undefined && (
        <Button
          data-opens="lists"
          icon={<ListChecks size={18} />}
          aria-haspopup="dialog"
          onClick={() => setOpened('lists')}
        >
          {quickText.lists}
        </Button>
      )}
      {entries.length > 0 && (
        <>
          <Button
            data-opens="share"
            icon={<Share size={18} />}
            aria-haspopup="dialog"
            onClick={() => setOpened('share')}
          >
            {quickText.share}
          </Button>
          <FileLink csv={csv} file={quickText.csvFile}>
            {quickText.download}
          </FileLink>
          <Button variant="quiet" icon={trashGlyph} onClick={onClear}>
            {quickText.clear}
          </Button>
        </>
      )}
      <Suspense>
        {opened === 'camera' && <CameraDialog onCode={onScan} onClose={close} />}
        {opened === 'share' && <ShareDialog entries={entries} onClose={close} />}
        {opened === 'lists' && listsUrl !== undefined && (
          <ListsDialog url={listsUrl} entries={entries} onOpen={onOpen} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
