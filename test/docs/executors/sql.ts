/** Runs the statement that claims a held cart: of two approvers at the same step, one gets the row. */
import { PGlite } from '@electric-sql/pglite';
import type { PageSnippet } from '../collect-snippets';

export async function sql({ code }: PageSnippet): Promise<string[]> {
  const db = await PGlite.create();
  await db.exec(`CREATE TABLE held_carts (cart_id int, state text, step int);
    INSERT INTO held_carts VALUES (1, 'waiting', 1), (2, 'waiting', 0)`);
  const changed: unknown[] = [];
  for (const step of [0, 1, 1]) changed.push((await db.query(code, [1, step])).affectedRows);
  await db.close();
  return changed.join() === '0,1,0' ? [] : [`rows changed: ${changed.join()}`];
}
