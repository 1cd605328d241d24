/** Decides which address of the shop is served by what. */
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cartRoute } from './cart/route';
import { text } from './cart/text';
import { openDb, type Db } from './db/open';
import { cartPage } from './pages/cart';
import { withPolicy } from './pages/csp';
import { createRender } from './pages/frame';
import { createTwig } from './pages/twig';
import { pointsRoute } from './points/route';
import { seed } from './seed/seed';
import { withCsrf } from './session/csrf';
import { withSession, type ShopEnv } from './session/session';

export interface ShopOptions {
  /** A PostgreSQL server; without it PGlite. */
  readonly databaseUrl?: string | undefined;
  /** PGlite's folder; without it the data live in memory. */
  readonly dataFolder?: string | undefined;
  /** Where the built elements are; dist/ by default. */
  readonly elementsFolder?: string;
}

export interface Shop {
  readonly app: Hono<ShopEnv>;
  readonly db: Db;
  readonly engine: string;
  readonly seeded: 'filled' | 'kept' | 'older';
  close(): Promise<void>;
}

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The whole shop with its database, filled when empty. Nothing listens yet: tests use `app.request()`. */
export async function createShop(options: ShopOptions = {}): Promise<Shop> {
  const { db, engine, close } = await openDb({ url: options.databaseUrl, folder: options.dataFolder });
  const seeded = await seed(db);
  const render = createRender(db, createTwig());
  const app = new Hono<ShopEnv>();
  const files = (root: string, prefix: string) => serveStatic({ root, rewriteRequestPath: (path) => path.slice(prefix.length) });
  app.use('/static/*', files(fromHere('../public'), '/static'));
  app.use('/elements/*', files(options.elementsFolder ?? fromHere('../../dist'), '/elements'));
  app.route('/api/points', pointsRoute);
  app.use(withPolicy, withSession(db), withCsrf);
  app.route('/koszyk', cartRoute(db));
  app.route('/koszyk', cartPage(db, render));
  app.onError((error, c) => {
    console.error(error);
    return c.json({ cart: null, messages: { '0': { messages: [text.server], status: 'error' } } }, 500);
  });
  return { app, db, engine, seeded, close };
}
