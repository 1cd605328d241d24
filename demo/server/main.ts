/** Decides how the demo shop starts: PORT (3000), DATABASE_URL or PGlite in demo/.data. */
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createShop } from './app';

const shop = await createShop({
  databaseUrl: process.env['DATABASE_URL'],
  dataFolder: process.env['SHOP_DATA'] ?? fileURLToPath(new URL('../.data/pg', import.meta.url)),
});
if (shop.seeded === 'older') {
  console.warn('The database was filled by an older seed. Delete demo/.data (or the database) to fill it anew; its orders go with it.');
}

const server = serve({ fetch: shop.app.fetch, port: Number(process.env['PORT'] ?? 3000) }, ({ port }) => {
  console.log(`Sklep działa: http://localhost:${port} (${shop.engine})`);
});

const stop = (): void => {
  server.close(() => void shop.close().finally(() => process.exit(0)));
  if ('closeAllConnections' in server) server.closeAllConnections();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
