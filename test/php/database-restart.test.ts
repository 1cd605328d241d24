/** Tests that the demo shop outlives restarts of its PostgreSQL: no process ends, and everybody goes on. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDb, type OpenDb } from '../../demo/server/db/open';
import { startPostgres } from '../fixtures/postgres';

let server: Awaited<ReturnType<typeof startPostgres>>;
let opened: OpenDb;
beforeAll(async () => {
  server = await startPostgres();
  opened = await openDb({ url: server.url });
}, 120_000);
afterAll(async () => {
  await opened?.close();
  server?.stop();
});

it(
  'ten restarts under load end no process, and each buyer’s next request is answered',
  { timeout: 240_000 },
  async () => {
    const { db } = opened;
    let isOver = false;
    const answered = Array.from({ length: 8 }, () => 0);
    const buyers = answered.map(async (_, at) => {
      while (!isOver) {
        // A request under way may fail; the buyer repeats it.
        await db
          .transaction(async (tx) => {
            await tx.execute(sql`select pg_sleep(0.01)`);
            await tx.execute(sql`select 1`);
          })
          .then(
            () => void (answered[at]! += 1),
            () => undefined,
          );
      }
    });
    for (let times = 0; times < 10; times += 1) {
      const before = [...answered];
      server.restart!(times % 2 === 0 ? 'fast' : 'immediate');
      // An idle connection of the pool is gone too.
      await Promise.all(Array.from({ length: 16 }, () => db.execute(sql`select 1`).catch(() => undefined)));
      await expect.poll(() => answered.every((count, at) => count > before[at]!), { timeout: 60_000 }).toBe(true);
    }
    isOver = true;
    await Promise.all(buyers);
  },
);
