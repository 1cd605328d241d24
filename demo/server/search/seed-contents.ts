/** Fills the table of articles once, if it is empty. */
import { slugOf } from '../catalogue/haystack';
import type { Db } from '../db/open';
import { contents } from '../db/schema/contents';
import { articles } from './articles';

export async function seedContents(db: Db): Promise<void> {
  const rows = articles.map((one) => ({ ...one, slug: slugOf(one.title) }));
  await db.insert(contents).values(rows).onConflictDoNothing({ target: contents.slug });
}
