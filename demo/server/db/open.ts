/** Decides which PostgreSQL the shop runs on: the server of DATABASE_URL, else PGlite in a folder or in memory. */
import { openAsBlob } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { lockFolder } from './lock';

/** The shop's database or a transaction in it; the same on both engines. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface OpenDb {
  readonly db: Db;
  readonly engine: string;
  close(): Promise<void>;
}

export interface DbPlace {
  /** A PostgreSQL server; without it PGlite. */
  readonly url?: string | undefined;
  /** PGlite's folder; without it the data live in memory. */
  readonly folder?: string | undefined;
  /** What is in memory begins as this copy of PGlite's folder, a tar file. */
  readonly copy?: string | undefined;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

async function openServer(url: string): Promise<OpenDb> {
  const [{ Pool }, { drizzle }, { migrate }] = await Promise.all([
    import('pg').then((pg) => pg.default),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new Pool({ connectionString: url, max: 16 });
  // A server that restarts drops idle connections; without a listener that would end the process. The pool opens new ones.
  pool.on('error', (error) => console.warn(`database connection lost: ${error.message}`));
  const db = drizzle(pool);
  await migrate(db, { migrationsFolder });
  return { db: db as unknown as Db, engine: 'PostgreSQL', close: () => pool.end() };
}

async function openEmbedded({ folder, copy }: DbPlace): Promise<OpenDb> {
  const [{ PGlite }, { unaccent }, { pg_trgm }, { drizzle }, { migrate }] = await Promise.all([
    import('@electric-sql/pglite'),
    import('@electric-sql/pglite/contrib/unaccent'),
    import('@electric-sql/pglite/contrib/pg_trgm'),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  const unlock = folder === undefined ? undefined : lockFolder(folder);
  const client = await PGlite.create({
    extensions: { unaccent, pg_trgm },
    ...(folder !== undefined && { dataDir: folder }),
    ...(folder === undefined && copy !== undefined && { loadDataDir: await openAsBlob(copy) }),
  });
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  return {
    db: db as unknown as Db,
    engine: folder === undefined ? 'PGlite (memory)' : 'PGlite',
    close: () => client.close().finally(unlock),
  };
}

/** Opens the database and brings its tables up to date. Without a url and a folder it lives in memory. */
export const openDb = ({ url, ...place }: DbPlace): Promise<OpenDb> =>
  url !== undefined && url !== '' ? openServer(url) : openEmbedded(place);
