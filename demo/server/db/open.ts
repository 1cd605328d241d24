/** Opens PostgreSQL: the server of DATABASE_URL, else PGlite in a folder or in memory. */
import { openAsBlob } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PoolClient } from 'pg';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { lockFolder } from './lock';

/** The shop's database or a transaction in it; the same on both engines. */
export type Db = PgDatabase<PgQueryResultHKT>;

export interface OpenDb {
  readonly db: Db;
  readonly engine: string;
  /** Runs a task that only one process of this database may run at a time: migrating or filling the tables. */
  alone<Result>(work: () => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export interface DbPlace {
  /** URL of a PostgreSQL server. Default: PGlite. */
  readonly url?: string | undefined;
  /** PGlite's folder. Default: data in memory. */
  readonly folder?: string | undefined;
  /** The initial data of an in-memory database: a tar file of PGlite's folder. */
  readonly copy?: string | undefined;
}

/** The number of our advisory lock; other programs may use others in the same database. */
const LOCK = 20_261_124;

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** PostgreSQL's error code for an existing table. */
const DUPLICATE_TABLE = '42P07';

/** Runs the migrations. Tables of an older shop, whose first migration is not recorded, stay unchanged. */
async function bringUpToDate(migrate: () => Promise<void>): Promise<void> {
  try {
    await migrate();
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code !== DUPLICATE_TABLE) throw error;
    throw new Error('This database has tables of an older version of the shop. Delete it, or name an empty one.', {
      cause,
    });
  }
}

/** Codes of a server that is down, ends or starts: there is nobody else to ask, so the request waits. */
const DOWN = ['ECONNREFUSED', 'ECONNRESET', '57P01', '57P02', '57P03'];
const PATIENCE = 10_000;

async function whenUp(connect: () => Promise<PoolClient>): Promise<PoolClient> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      return await connect();
    } catch (error) {
      const { code = '', errors = [] } = error as { code?: string; errors?: readonly { code?: string }[] };
      const isDown = [code, ...errors.map((one) => one.code ?? '')].some((one) => DOWN.includes(one));
      if (!(isDown || String(error).includes('Connection terminated')) || Date.now() > end) throw error;
      await new Promise((resolve) => void setTimeout(resolve, 200));
    }
  }
}

/** Drizzle keeps a connection whose `begin` fails: a lost one goes back by itself, or the pool would run out. */
function givenBack(client: PoolClient): PoolClient {
  const release = client.release.bind(client);
  const lost = () => client.release(true);
  let isOut = true;
  client.release = (error) => {
    if (!isOut) return;
    isOut = false;
    client.off('end', lost);
    release(error);
  };
  return client.once('end', lost);
}

async function openServer(url: string): Promise<OpenDb> {
  const [{ Pool }, { drizzle }, { migrate }] = await Promise.all([
    import('pg').then((pg) => pg.default),
    import('drizzle-orm/node-postgres'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  const pool = new Pool({ connectionString: url, max: 16 });
  // A server that restarts drops its connections; without a listener, also of those in use, that would end the process.
  const note = (error: Error) => console.warn(`database connection lost: ${error.message}`);
  pool.on('error', note).on('connect', (client) => client.on('error', note));
  const connect = pool.connect.bind(pool) as () => Promise<PoolClient>;
  // Called with a function by `query`, without one by a transaction.
  pool.connect = ((done?: (error: Error | undefined, client?: PoolClient, release?: () => void) => void) => {
    const opened = whenUp(connect).then(givenBack);
    if (done === undefined) return opened;
    void (async () => {
      try {
        const client = await opened;
        done(undefined, client, client.release.bind(client));
      } catch (error) {
        done(error as Error);
      }
    })();
    return undefined;
  }) as typeof pool.connect;
  const alone: OpenDb['alone'] = async (work) => {
    // The lock belongs to the connection, so it ends with the process.
    const holder = await pool.connect();
    try {
      await holder.query('select pg_advisory_lock($1)', [LOCK]);
      return await work();
    } finally {
      await holder.query('select pg_advisory_unlock($1)', [LOCK]);
      holder.release();
    }
  };
  const db = drizzle(pool);
  await alone(() => bringUpToDate(() => migrate(db, { migrationsFolder })));
  return { db: db as unknown as Db, engine: 'PostgreSQL', alone, close: () => pool.end() };
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
  const close = (): Promise<void> => client.close().finally(unlock);
  await bringUpToDate(() => migrate(db, { migrationsFolder })).catch(async (error: unknown) => {
    await close().catch(() => {});
    throw error;
  });
  return {
    db: db as unknown as Db,
    engine: folder === undefined ? 'PGlite (memory)' : 'PGlite',
    alone: (work) => work(),
    close,
  };
}

/** Opens the database and migrates its tables. Without a URL and a folder it is in memory. */
export const openDb = ({ url, ...place }: DbPlace): Promise<OpenDb> =>
  url !== undefined && url !== '' ? openServer(url) : openEmbedded(place);
