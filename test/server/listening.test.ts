/** Tests the shop as a process: a refused body keeps the connection open, and one data folder has one shop. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shop } from '../../demo/server/app';
import { openDb } from '../../demo/server/db/open';
import { openShop } from '../fixtures/open-shop';

describe('a body that is too large', () => {
  let shop: Shop;
  let server: ReturnType<typeof serve>;
  let port = 0;
  beforeAll(async () => {
    shop = await openShop();
    port = await new Promise((resolve) => {
      server = serve({ fetch: shop.app.fetch, port: 0 }, (info) => resolve(info.port));
    });
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await shop.close();
  });

  const SIZES = [110_000, 300_000, 3_000_000];
  it.each(SIZES)('a body of %i bytes gets 413, and the connection stays usable', async (size) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const post = (body: string): Promise<number | undefined> =>
      new Promise((resolve, reject) => {
        const call = request({ port, path: '/koszyk', method: 'POST', agent }, (answer) => {
          answer.resume().on('end', () => resolve(answer.statusCode));
        });
        call.on('error', reject).end(body);
      });
    for (let round = 0; round < 5; round += 1) {
      const statuses = [await post(`{"client_comments":"${'x'.repeat(size)}"}`)];
      for (let index = 0; index < 3; index += 1) statuses.push(await post('{}'));
      expect(statuses).toEqual([413, 419, 419, 419]);
    }
    agent.destroy();
  });

  it('a large body without Content-Length is refused', async () => {
    const body = new ReadableStream({
      start(controller) {
        for (let index = 0; index < 30; index += 1) controller.enqueue(new Uint8Array(10_000));
        controller.close();
      },
    });
    const init = { method: 'POST', body, duplex: 'half' };
    expect((await fetch(`http://localhost:${port}/koszyk`, init)).status).toBe(413);
    expect((await fetch(`http://localhost:${port}/koszyk`, { method: 'POST', body: '{}' })).status).toBe(419);
  });
});

describe('a folder of data', () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-data-'));
  const data = join(folder, 'pg');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('a data folder belongs to one process; the second reports it, and opens it after the first ended', async () => {
    const first = await openDb({ folder: data });
    await expect(openDb({ folder: data })).rejects.toThrow(
      `${data} is in use by another shop (process ${process.pid}). Stop that one, or set SHOP_DATA or DATABASE_URL.`,
    );
    await first.close();
    expect(existsSync(`${data}.lock`)).toBe(false);

    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    writeFileSync(`${data}.lock`, String(other.pid));
    await expect(openDb({ folder: data })).rejects.toThrow(`(process ${other.pid})`);
    const exited = new Promise((resolve) => other.once('exit', resolve));
    other.kill('SIGKILL');
    await exited;
    await (await openDb({ folder: data })).close();
  });

  it('a data folder of an older version is refused and stays unchanged', async () => {
    const older = join(folder, 'older');
    const client = await PGlite.create(older);
    await client.exec('create table carts (id integer)');
    await client.close();
    await expect(openDb({ folder: older })).rejects.toThrow(/tables of an older version/);
    const again = await PGlite.create(older);
    const tables = await again.query("select tablename from pg_tables where schemaname = 'public'");
    await again.close();
    expect(tables.rows).toEqual([{ tablename: 'carts' }]);
  });
});
