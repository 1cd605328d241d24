/** Sends a file as the body of one POST and reports its progress, which `fetch` cannot. */
import type * as v from 'valibot';
import { callUrl } from './call-url';
import { csrfHeaders, isTokenRefused, refreshCsrf } from './csrf';
import { Failure, noAnswer } from './failure';
import { parse } from './tolerant';
import { docsUrl } from '../page/docs-url';
import { whileUnderWay } from '../page/lifecycle';
import { isOwnOrigin } from '../page/url';

interface Terms {
  readonly file: File;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onProgress: (part: number) => void;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Throws a Failure. A buyer's file goes only to the page's own origin. */
export async function upload<S extends v.GenericSchema>(
  schema: S,
  raw: string | undefined,
  terms: Terms,
): Promise<v.InferOutput<S>> {
  const url = callUrl(raw ?? '');
  if (raw === undefined || !isOwnOrigin(url)) {
    console.error(`shop-elements: upload_url "${raw}" must be on the page’s own origin.`, docsUrl('address'));
    throw new Failure('http');
  }
  const tokens = csrfHeaders();
  let answer = await whileUnderWay(() => send(url, tokens, terms));
  if (isTokenRefused(answer)) {
    await refreshCsrf(tokens);
    answer = await whileUnderWay(() => send(url, csrfHeaders(), terms));
  }
  const { status } = answer;
  const body = jsonOf(answer.text);
  if (status < 200 || status > 299) {
    const code = isTokenRefused(answer) ? 'csrf' : status === 401 ? 'session' : 'http';
    throw new Failure(code, { status, body });
  }
  const read = parse(schema, body, url);
  if (!read.success) throw new Failure('shape', { status, body });
  return read.output;
}

function send(url: string, tokens: Record<string, string>, { file, signal, onProgress }: Terms): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const stop = () => call.abort();
    const end = (settle: () => void) => () => {
      signal.removeEventListener('abort', stop);
      settle();
    };
    call.open('POST', url);
    const headers = {
      Accept: 'application/json',
      'Content-Type': file.type || 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name.replaceAll(/\p{Cs}/gu, ''))}`,
      'X-Requested-With': 'XMLHttpRequest',
      ...tokens,
    };
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => onProgress(loaded / Math.max(total, 1));
    call.onload = end(() => resolve({ status: call.status, text: call.responseText }));
    call.onerror = end(() => reject(noAnswer(undefined)));
    call.onabort = end(() => reject(new Failure('leaving')));
    signal.addEventListener('abort', stop);
    call.send(file);
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
