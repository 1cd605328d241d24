/** Shows that the search works on a database that has no extension at all. */
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { expect, it, vi } from 'vitest';
import type { Db } from '../../demo/server/db/open';
import { findContents } from '../../demo/server/search/find';
import { prepareSearch } from '../../demo/server/search/prepare';
import { rowsOf } from '../../demo/server/db/rows';
import { seedContents } from '../../demo/server/search/seed-contents';

it('the search without extensions folds accents and finds typed words', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const client = await PGlite.create();
  const db = drizzle(client) as unknown as Db;
  await migrate(drizzle(client), { migrationsFolder: 'demo/server/db/migrations' });
  await seedContents(db);
  const powers = await prepareSearch(db);
  await prepareSearch(db);
  expect(warn).toHaveBeenCalled();
  const folded = await db.execute(sql`select shop_fold(${'Żółta PŁYTKA 60 × 60'}) as text`);
  expect(rowsOf<{ text: string }>(folded)[0]!.text).toBe('zolta plytka 60 x 60');
  expect((await findContents(db, 'lazienki', powers, 5, 0)).articles[0]!.title).toContain('łazienki');
  expect((await findContents(db, 'lazeinki', powers, 5, 0)).articles[0]!.title).toContain('łazienki');
  await client.close();
});
