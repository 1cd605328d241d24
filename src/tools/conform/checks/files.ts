/** Tries the file of a further field: its upload, its refusals, whose it is, and that the cart keeps it. */
import type { ExtraField } from '../../../cart/wire/extra';
import { uploadAnswer, type Uploaded } from '../../../cart/wire/upload';
import type { Sent } from '../client';
import type { Probe } from '../probe';
import { readBy } from '../reading';
import { valueIn } from '../cart-parts';
import { fieldBody } from '../samples';

const PDF = '%PDF-1.4\n%%EOF\n';
/** A page that a browser would run if the shop sent it as one. */
const PAGE = '<!doctype html><script>alert(1)</script>';
/** Bytes above which the kit does not try a limit. */
const MOST = 10_000_000;

export function upload(probe: Probe, { upload_url: url = '' }: ExtraField, content = PDF, token = true): Promise<Sent> {
  const headers = {
    'Content-Type': 'application/pdf',
    'Content-Disposition': "attachment; filename*=UTF-8''rysunek.pdf",
    ...(!token && Object.fromEntries(Object.keys(probe.client.tokens).map((name) => [name, ''] as const))),
  };
  return probe.client.call(url, content, 'POST', headers);
}

/** Undefined if the shop does not take it. */
export async function uploaded(probe: Probe, field: ExtraField): Promise<Uploaded | undefined> {
  const read = readBy(await upload(probe, field), uploadAnswer);
  return read.output;
}

const isRefused = ({ status }: Sent): boolean => status >= 400 && status < 500;

/** Opens another visitor’s session, if the shop gives one a cart. */
export interface Visitors {
  readonly hasNewVisitors: boolean;
  newSession(): Promise<Probe>;
}

export async function checkFiles(probe: Probe, visits: Visitors): Promise<void> {
  const cart = await probe.loaded();
  const field = cart?.extra_fields.find(({ type }) => type === 'file');
  if (cart === undefined || field === undefined) return probe.skip('files', 'no further field is of the type file');
  if (!field.accept.some((one) => one.endsWith('pdf')))
    return probe.skip('files', `${field.name} takes no PDF, which the kit would send`);
  const sent = await upload(probe, field);
  const { output: file, problem } = readBy(sent, uploadAnswer);
  if (file === undefined) return probe.judgeReply('files', sent, problem || 'a success was expected');
  const body = (value: string) => fieldBody(cart, field, value);
  await probe.does('files', body(file.id), (after) => {
    const is = after.extra_fields.find(({ name }) => name === field.name);
    if (is === undefined || valueIn(after, is) !== file.id) return `${field.name} is not ${file.id}`;
    return is.file === undefined ? `${field.name} has a value, and no file with its name and size` : undefined;
  });
  const wrong = await upload(probe, field, PAGE);
  probe.judgeReply('files', wrong, isRefused(wrong) ? undefined : 'a page that is named a PDF was not refused');
  const bare = await upload(probe, field, PDF, false);
  probe.judgeReply('files', bare, isRefused(bare) ? undefined : 'a file without the session’s token was not refused');
  const max = Number(field.max_bytes ?? Infinity);
  if (max < MOST) {
    const large = await upload(probe, field, PDF.padEnd(max + 1, ' '));
    probe.judge('files', isRefused(large) ? undefined : `a file of ${max + 1} bytes: ${large.status}, not refused`);
  }
  await probe.refuses('files', body('shop-elements-no-such-file'), 'extra_field');
  const other = visits.hasNewVisitors ? await visits.newSession() : undefined;
  const theirs = (await other?.loaded())?.extra_fields.find(({ type, name }) => type === 'file' && name === field.name);
  const foreign = other && theirs && (await uploaded(other, theirs));
  if (foreign) await probe.refuses('files', body(foreign.id), 'extra_field');
  await probe.post(body(''));
}
