/** Starts the demo shop. PORT (3000), the partner's page and the configurator on the next two ports, HOST, DATABASE_URL or PGlite in demo/.data. */
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createShop } from './app';
import { createConfigurator } from './configurator/app';
import { createTwig } from './pages/twig';
import { createPartner } from './partner/app';

const port = Number(process.env['PORT'] ?? 3000);
/** Visitors can take any role in this shop, so it listens on this machine only, unless HOST is set. */
const hostname = process.env['HOST'] ?? '127.0.0.1';

const shop = await createShop({
  partners: [`http://localhost:${port + 1}`],
  configurator: `http://localhost:${port + 2}`,
  databaseUrl: process.env['DATABASE_URL'],
  // Increase the number when the migrations are reset.
  dataFolder: process.env['SHOP_DATA'] ?? fileURLToPath(new URL('../.data/pg-2', import.meta.url)),
}).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
if (shop.seeded === 'older') {
  console.warn(
    'The database was filled by an older seed. Delete demo/.data (or the database) to fill it again; this deletes its orders.',
  );
}

const server = serve({ fetch: shop.app.fetch, port, hostname }, () => {
  console.log(`Sklep działa: http://localhost:${port} (${shop.engine})`);
});

const pages = createPartner(`http://localhost:${port}`, createTwig());
const partner = serve({ fetch: pages.fetch, port: port + 1, hostname }, () => {
  console.log(`Strona partnera: http://localhost:${port + 1}`);
});

const configurator = createConfigurator(() => `http://localhost:${port}`, createTwig());
const others = serve({ fetch: configurator.fetch, port: port + 2, hostname }, () => {
  console.log(`Konfigurator i operator płatności odroczonej: http://localhost:${port + 2}`);
});

/** Time limit for running requests at shutdown. */
const PATIENCE = 10_000;

const stop = (): void => {
  partner.close();
  others.close();
  server.close(() => void shop.close().finally(() => process.exit(0)));
  setTimeout(() => process.exit(1), PATIENCE).unref();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
