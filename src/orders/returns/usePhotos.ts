/** The photos of a return: redrawn and sent one after another; each may fail, and is then sent again or removed. */
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { isLeavingFailure } from '../../http/failure';
import { failureReason } from '../../http/failure-reason';
import { text } from '../../http/tolerant';
import { upload } from '../../http/upload';
import { useAnnounce } from '../../ui/LiveRegion';
import type { Draft } from './draft';
import { redrawn } from './redraw';
import type { ReturnTerms } from '../return-schema';
import { returnText } from './text';

/** Sent if it has an `id`, failed with an `error`, else on its way. */
export interface Photo {
  readonly key: number;
  readonly line: string;
  readonly name: string;
  readonly id?: string | undefined;
  readonly error?: string | undefined;
  /** Kept until it has arrived. */
  readonly file?: File | undefined;
  /** From 0 to 1. */
  readonly part: number;
}

const received = v.object({ id: v.pipe(text, v.minLength(1)) });

let last = 0;

export function usePhotos({ upload_url, photo_bytes = Infinity }: ReturnTerms, first: Draft['photos']) {
  const announce = useAnnounce();
  const [photos, setPhotos] = useState(() => first.map((one): Photo => ({ ...one, key: ++last, part: 1 })));
  const stops = useRef(new Map<number, AbortController>());
  const queue = useRef(Promise.resolve());
  useEffect(() => {
    const all = stops.current;
    return () => all.forEach((one) => one.abort());
  }, []);
  const change = (key: number, to: Partial<Photo>) =>
    setPhotos((before) => before.map((one) => (one.key === key ? { ...one, ...to } : one)));

  async function sendNow({ key, name }: Photo, file: File, signal: AbortSignal): Promise<void> {
    if (signal.aborted) return;
    const fail = (reason: string) => {
      const error = `${returnText.failed(name)} ${reason}`.trim();
      change(key, { error });
      announce(error);
    };
    try {
      const small = await redrawn(file);
      if (signal.aborted) return;
      if (small === undefined) return fail(returnText.wrongType);
      if (small.size > photo_bytes) return fail(returnText.tooLarge);
      const onProgress = (part: number) => change(key, { part });
      const { id } = await upload(received, upload_url, { file: small, signal, onProgress });
      change(key, { id, file: undefined, part: 1 });
      announce(returnText.attached(name));
    } catch (error) {
      if (!signal.aborted && !isLeavingFailure(error)) fail(failureReason(error) ?? '');
    }
  }

  function send(photo: Photo): void {
    const { key, file } = photo;
    if (file === undefined) return;
    const stop = new AbortController();
    stops.current.set(key, stop);
    queue.current = queue.current.then(() => sendNow(photo, file, stop.signal));
  }

  return {
    photos,
    add(line: string, files: readonly File[]) {
      const added = files.map((file): Photo => ({ key: ++last, line, name: file.name, file, part: 0 }));
      setPhotos((before) => [...before, ...added]);
      added.forEach(send);
    },
    again(photo: Photo) {
      change(photo.key, { error: undefined, part: 0 });
      send(photo);
    },
    remove({ key, name }: Photo) {
      stops.current.get(key)?.abort();
      setPhotos((before) => before.filter((one) => one.key !== key));
      announce(returnText.removed(name));
    },
  };
}
