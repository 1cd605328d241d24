/** Receives a file by its first bytes and within its limit, and stores it for the session that sent it. */
import { eq, sql } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Db } from '../db/open';
import { sessions } from '../db/schema/carts';
import { uploads } from '../db/schema/uploads';
import type { ShopEnv } from '../session/session';
import { isFree } from './store';
import { text } from './text';
import { nameOf, typeOf } from './type';

/** Of a session, without those of its orders. */
const MOST_FILES = 20;
const MOST_BYTES = 50_000_000;

const BROKEN = new Uint8Array();

interface Refused {
  readonly fault: string;
  readonly status: 400 | 413 | 415 | 422;
}

interface Received {
  readonly content: Uint8Array;
  readonly type: string;
  readonly name: string;
  readonly size: number;
}

/** The sentences about a file that is too large or of another type. */
interface Terms {
  readonly accept: readonly string[];
  readonly most: number;
  readonly tooLarge: string;
  readonly wrongType: string;
}

/** Stops reading above `most`; undefined then. Rejects if the connection ends first. */
async function bytesOf(body: ReadableStream<Uint8Array> | null, most: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export async function receivedFile(
  c: Context<ShopEnv>,
  { accept, most, tooLarge, wrongType }: Terms,
): Promise<Received | Refused> {
  const stated = c.req.header('content-length');
  // A connection that ends in the middle leaves nothing.
  const content = Number(stated ?? 0) > most ? undefined : await bytesOf(c.req.raw.body, most).catch(() => BROKEN);
  if (content === undefined) return { fault: tooLarge, status: 413 };
  if (content === BROKEN || (stated !== undefined && Number(stated) !== content.length))
    return { fault: text.broken, status: 400 };
  const type = typeOf(content);
  if (type === undefined || !accept.includes(type)) return { fault: wrongType, status: 415 };
  return { content, type, name: nameOf(c.req.header('content-disposition'), type), size: content.length };
}

export async function storeFile(
  db: Db,
  sessionId: string,
  field: string,
  { content, type, name, size }: Received,
): Promise<Refused | { readonly id: string; readonly name: string; readonly size: number }> {
  const id = await db.transaction(async (tx) => {
    await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, sessionId)).for('update');
    const [all] = await tx
      .select({ count: sql<number>`count(*)::int`, bytes: sql<number>`coalesce(sum(${uploads.size}), 0)::int` })
      .from(uploads)
      .where(isFree(sessionId));
    if (all === undefined || all.count >= MOST_FILES || all.bytes + size > MOST_BYTES) return undefined;
    const values = { sessionId, field, type, content, name, size };
    return (await tx.insert(uploads).values(values).returning({ id: uploads.id }))[0]?.id;
  });
  return id === undefined ? { fault: text.tooMany, status: 422 } : { id, name, size };
}
