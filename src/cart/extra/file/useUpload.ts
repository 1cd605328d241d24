/** The upload of one field: under way, failed, or done and saved in the cart. */
import { useEffect, useRef, useState } from 'react';
import { isLeavingFailure } from '../../../http/failure';
import { failureReason } from '../../../http/failure-reason';
import { upload } from '../../../http/upload';
import { useAnnounce } from '../../../ui/LiveRegion';
import { useCartSettings } from '../../parts/CartContext';
import type { ExtraField } from '../../wire/extra';
import { uploadAnswer, type Uploaded } from '../../wire/upload';
import { fileError } from './limits';
import { fileText } from './text';

export type UploadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending'; readonly file: File; readonly part: number; readonly stop: () => void }
  /** `file`: the one to send again; undefined if it will never be accepted. */
  | { readonly kind: 'failed'; readonly error: string; readonly file?: File };

export function useUpload(field: ExtraField) {
  const { session } = useCartSettings();
  const announce = useAnnounce();
  const [state, setState] = useState<UploadState>({ kind: 'idle' });
  /** The last file that arrived; its name until the cart with it has. */
  const [uploaded, setUploaded] = useState<Uploaded>();
  const current = useRef<AbortController>(undefined);
  useEffect(() => () => current.current?.abort(), []);

  const fail = (error: string, file?: File) => {
    setState({ kind: 'failed', error, ...(file && { file }) });
    announce(error);
  };

  async function start(file: File): Promise<void> {
    const wrong = fileError(field, file);
    if (wrong !== undefined) return fail(wrong);
    const controller = new AbortController();
    const { signal } = controller;
    current.current?.abort();
    current.current = controller;
    const stop = () => {
      controller.abort();
      setState({ kind: 'idle' });
      announce(fileText.stopped);
    };
    setState({ kind: 'sending', file, part: 0, stop });
    announce(fileText.sending(file.name));
    try {
      const done = await upload(uploadAnswer, field.upload_url, {
        file,
        signal,
        onProgress: (part) => !signal.aborted && setState({ kind: 'sending', file, part, stop }),
      });
      if (signal.aborted) return;
      setUploaded(done);
      setState({ kind: 'idle' });
      announce(fileText.sent(done.name));
      await session.setField(field.name, done.id);
    } catch (error) {
      if (!signal.aborted && !isLeavingFailure(error))
        fail(`${fileText.failed} ${failureReason(error) ?? ''}`.trim(), file);
    }
  }

  function remove(name: string): void {
    setState({ kind: 'idle' });
    announce(fileText.removed(name));
    void session.setField(field.name, '');
  }

  return { state, uploaded, start, remove };
}
