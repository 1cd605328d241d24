/** Tests the files of further fields in the demo shop: whole or not at all, of the right type, and their owner's alone. */
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { orders } from '../../demo/server/db/schema/orders';
import { uploads } from '../../demo/server/db/schema/uploads';
import { endUnused } from '../../demo/server/uploads/store';
import { workerShop } from '../fixtures/open-shop';
import { Visit, type Answer } from './visit';

let shop: Shop;
beforeAll(async () => (shop = await workerShop()));

const PDF = '%PDF-1.4\n% rozkład płyt\n%%EOF\n';
const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 1, 2]);
const JPEG_WITH_CODE = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xfe]),
  Buffer.from('<?php system($_GET[0]); ?>'),
]);

const client = async () => (await new Visit(shop).as('staly-klient')).ready();
const upload = (visit: Visit, content: BodyInit, headers: Record<string, string> = {}) =>
  visit.send('/pliki/drawing', {
    method: 'POST',
    body: content,
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''rozk%C5%82ad%20p%C5%82yt.pdf",
      'x-xsrf-token': visit.token,
      ...headers,
    },
  });
const idOf = async (sent: Promise<Response>): Promise<string> => ((await (await sent).json()) as { id: string }).id;
const save = (visit: Visit, value: string, name = 'drawing') => visit.post({ extra_field: { name, value } });
const fieldOf = ({ cart }: Answer) => cart.extra_fields?.find(({ name }) => name === 'drawing');
async function order(visit: Visit): Promise<Answer> {
  const { cart } = await save(visit, 'PO-9', 'order_number');
  return visit.post({ confirm: true, seen: { cart_id: cart.id, revision: cart.revision } });
}

describe('a file of a further field', () => {
  it('goes with the order under its name, and its owner downloads it, never as a page', async () => {
    const visit = await client();
    const sent = await upload(visit, PDF);
    const file = (await sent.json()) as { id: string };
    expect([sent.status, file]).toEqual([
      200,
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
        name: 'rozkład płyt.pdf',
        size: Buffer.from(PDF).length,
      },
    ]);
    expect(fieldOf(await save(visit, file.id))).toMatchObject({
      value: file.id,
      file: { name: 'rozkład płyt.pdf', size: Buffer.from(PDF).length },
    });
    const { messages } = await order(visit);
    const page = await (await visit.send(messages['confirm']!.redirect_url!)).text();
    expect(page).toContain(`<a href="/pliki/${file.id}">rozkład płyt.pdf</a>`);
    const download = await visit.send(`/pliki/${file.id}`);
    expect(await download.text()).toBe(PDF);
    expect(download.headers.get('content-disposition')).toMatch(/^attachment;/);
    expect(download.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await (await client()).send(`/pliki/${file.id}`)).status).toBe(404);
  });

  it.each<[string, BodyInit, number]>([
    ['a page named .pdf', '<!doctype html><script>alert(1)</script>', 415],
    ['an empty file', '', 415],
    ['a file with one byte too many', '%PDF-'.padEnd(5_000_001), 413],
  ])('%s is refused', async (_, content, status) => {
    expect((await upload(await client(), content)).status).toBe(status);
  });

  it('without the token of the session, in a form, or for another field is refused', async () => {
    const visit = await client();
    expect((await upload(visit, PDF, { 'x-xsrf-token': '' })).status).toBe(419);
    expect((await upload(visit, PDF, { 'content-type': 'text/plain', 'x-xsrf-token': 'x' })).status).toBe(419);
    const other = {
      method: 'POST',
      body: PDF,
      headers: { 'content-type': 'application/pdf', 'x-xsrf-token': visit.token },
    };
    expect((await visit.send('/pliki/order_number', other)).status).toBe(404);
  });

  it('is what its bytes say: a picture named .pdf gets its own ending, code in it is only downloaded', async () => {
    const visit = await client();
    const names = [];
    for (const content of [PNG, JPEG_WITH_CODE]) {
      const { id, name } = (await (await upload(visit, content)).json()) as { id: string; name: string };
      const { headers } = await visit.send(`/pliki/${id}`);
      names.push([name, headers.get('content-type'), headers.get('content-disposition')?.slice(0, 10)]);
    }
    expect(names).toEqual([
      ['rozkład płyt.pdf.png', 'image/png', 'attachment'],
      ['rozkład płyt.pdf.jpg', 'image/jpeg', 'attachment'],
    ]);
  });

  it('of another buyer, of no upload, or of a former order is refused in the field', async () => {
    const [mine, other] = [await client(), await client()];
    const theirs = await idOf(upload(other, PDF));
    for (const id of [theirs, crypto.randomUUID(), 'x', "' or 1=1"]) {
      const { status, messages } = await save(mine, id);
      expect([status, messages['extra_field']?.messages]).toEqual([
        422,
        ['Rysunek lub zdjęcie: nie ma już tego pliku. Dołącz go jeszcze raz.'],
      ]);
    }
    const own = await idOf(upload(mine, PDF));
    await save(mine, own);
    await order(mine);
    await mine.send('/koszyk');
    expect((await save(mine, own)).status).toBe(422);
  });

  it('that is gone stops the order', async () => {
    const visit = await client();
    const id = await idOf(upload(visit, PDF));
    await save(visit, id);
    await shop.db.delete(uploads).where(eq(uploads.id, id));
    expect((await order(visit)).messages['extra_field']?.messages[0]).toMatch(/^Rysunek lub zdjęcie: nie ma już/);
  });

  it('of no cart is deleted after a day, of a cart it stays', async () => {
    const visit = await client();
    const [unused, used] = [await idOf(upload(visit, PDF)), await idOf(upload(visit, PDF))];
    await save(visit, used);
    await shop.db
      .update(uploads)
      .set({ createdAt: new Date(Date.now() - 25 * 3600_000) })
      .where(eq(uploads.sessionId, visit.sessionId));
    await endUnused(shop.db);
    const left = await shop.db.select({ id: uploads.id }).from(uploads).where(eq(uploads.sessionId, visit.sessionId));
    expect(left.map(({ id }) => id)).toEqual([used]);
    expect(left).not.toContainEqual({ id: unused });
  });

  it('is one of twenty at most', async () => {
    const visit = await client();
    const statuses = [];
    for (let sent = 0; sent < 21; sent += 1) statuses.push((await upload(visit, PDF)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 422]);
  });

  it('broken off at any of 20 points is no file, and no order has one that is not there', async () => {
    const server = serve({ fetch: shop.app.fetch, port: 0 });
    const { port } = server.address() as AddressInfo;
    const visit = await client();
    const content = Buffer.from(PDF.padEnd(400_000, 'x'));
    const breakOff = (at: number) =>
      new Promise<void>((done) => {
        const headers = {
          cookie: visit.cookie,
          'x-xsrf-token': visit.token,
          'content-type': 'application/pdf',
          'content-length': content.length,
        };
        const call = request({ port, method: 'POST', path: '/pliki/drawing', headers });
        call.on('error', () => done());
        call.on('response', () => done());
        call.write(content.subarray(0, at), () => call.destroy());
        call.on('close', () => done());
      });
    for (let point = 0; point < 20; point += 1) await breakOff(1 + Math.floor((point * (content.length - 2)) / 19));
    const [stored] = await Promise.all([
      shop.db.select({ id: uploads.id }).from(uploads).where(eq(uploads.sessionId, visit.sessionId)),
      new Promise((closed) => server.close(closed)),
    ]);
    expect(stored).toEqual([]);
    await order(visit);
    const [placed] = await shop.db
      .select({ fields: orders.extraFields })
      .from(orders)
      .where(eq(orders.sessionId, visit.sessionId));
    expect(placed?.fields.filter(({ file }) => file !== undefined)).toEqual([]);
  });
});
