/** Builds the shop: its middleware and its routes. */
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { docsPages, docsSuggest } from '../docs/server/pages';
import { accountPages } from './account/pages';
import { sheets } from './assets';
import { SessionEnded } from './cart/load';
import { cartRoute } from './cart/route';
import { keepPrices } from './cart/kept-prices';
import { text } from './cart/text';
import { widgetRoute } from './cart/widget';
import { companyRoute } from './company/route';
import { openDb, type Db } from './db/open';
import { prepareStatements } from './db/statement';
import { favouritesPages } from './favourites/pages';
import { favouritesRoute } from './favourites/route';
import { filesRoute } from './files';
import { withLink } from './guest/link';
import { guestPages } from './guest/pages';
import { mailbox } from './held/mailbox';
import { sellerPages } from './held/seller';
import { listsRoute } from './lookup/lists';
import { quickPages } from './lookup/pages';
import { lookupRoute } from './lookup/route';
import { offerPages } from './offer/pages';
import { cartPage } from './pages/cart';
import { withPolicy } from './pages/csp';
import { createRender } from './pages/frame';
import { homePage } from './pages/home';
import { listingPages } from './pages/listing';
import { orderHistoryPages } from './orders/pages';
import { payPages } from './orders/pay';
import { ordersRoute } from './orders/route';
import { sellerMessages } from './orders/seller-messages';
import { prepareOrderSearch } from './orders/searchable';
import { orderPages } from './pages/order';
import { plainPages } from './pages/plain';
import { plainCart } from './pages/plain-cart';
import { productPages } from './pages/product';
import { createTwig, dist } from './pages/twig';
import { pictureRoute } from './pictures/route';
import { pointsRoute } from './points/route';
import { atMost } from './request/rate';
import { limitRequests } from './request/request-limits';
import { withPartners } from './search/cors';
import { searchPages } from './search/pages';
import { prepareSearch } from './search/prepare';
import { searchRoutes } from './search/routes';
import { seedContents } from './search/seed-contents';
import { seed } from './seed/seed';
import { withCsrf } from './session/csrf';
import { createSessions, type ShopEnv } from './session/session';
import { secretOf } from './session/signed';
import { themeRoute } from './session/theme';
import { photosRoute } from './returns/photos';
import { sellerReturns } from './returns/seller-page';
import { uploadsRoute } from './uploads/route';
import { visitorRoute } from './session/visitor';
import { withdrawalPages } from './withdrawal/pages';

export interface ShopOptions {
  /** URL of a PostgreSQL server. Default: PGlite. */
  readonly databaseUrl?: string | undefined;
  /** PGlite's folder. Default: data in memory. */
  readonly dataFolder?: string | undefined;
  /** The initial data of an in-memory database: a tar file of a filled shop. */
  readonly dataCopy?: string | undefined;
  /** Folder of the built elements. Default: dist/. */
  readonly elementsFolder?: string;
  /** Origins whose pages may load the elements, search and add to the cart. */
  readonly partners?: readonly string[];
  /** Origin of the configurator and the deferred-payment provider; without it their carts have no link. */
  readonly configurator?: string;
  /** A line keeps the price at which it was added, even if the product's price changes. */
  readonly pricesStand?: boolean;
}

export interface Shop {
  readonly app: Hono<ShopEnv>;
  readonly db: Db;
  readonly engine: string;
  readonly seeded: 'filled' | 'kept' | 'older';
  close(): Promise<void>;
}

const NOT_FOUND = {
  title: 'Nie ma takiej strony',
  text: 'Adres mógł się zmienić, a produkt zniknąć z oferty.',
  back: { href: '/', label: 'Wróć do sklepu' },
};

const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The whole shop with its database, filled if empty. It opens no port: tests use `app.request()`. */
export async function createShop(options: ShopOptions = {}): Promise<Shop> {
  const { db, engine, alone, close } = await openDb({
    url: options.databaseUrl,
    folder: options.dataFolder,
    copy: options.dataCopy,
  });
  const { seeded, powers } = await alone(async () => {
    const seeding = await seed(db);
    await seedContents(db);
    await prepareOrderSearch(db);
    return { seeded: seeding, powers: await prepareSearch(db) };
  });
  await prepareStatements(db);
  const elementsFolder = options.elementsFolder ?? dist;
  const render = createRender(db, createTwig(elementsFolder));
  const app = new Hono<ShopEnv>({ strict: false });
  const partners = withPartners(options.partners ?? []);
  app.use(compress(), limitRequests);
  app.use('/elements/*', partners);
  app.route('/static', filesRoute(fromHere('../public'), '/static', sheets));
  app.route('/motywy', filesRoute(fromHere('../themes'), '/motywy'));
  app.route('/elements', filesRoute(elementsFolder, '/elements'));
  app.route('/api/points', pointsRoute);
  app.route('/obrazki', pictureRoute(db));
  // Searching needs no session, and requests from partners' pages have none.
  for (const path of ['/api/suggest', '/api/popular', '/api/autocomplete', '/api/search']) app.use(path, partners);
  const secret = await secretOf(db);
  const sessions = createSessions(db, secret);
  app.route('/api', searchRoutes(db, powers, sessions));
  app.route('/api/docs', docsSuggest());
  app.use('/produkt/:slug/do-koszyka', withPartners(options.partners ?? [], true));
  // A preflight has no cookies, and browsers ignore cookies in its response.
  app.on('OPTIONS', '*', (c) => c.body(null, 204));
  app.use(withPolicy([options.configurator ?? []].flat()), sessions.identify, withCsrf);
  if (options.pricesStand)
    app.on('POST', ['/koszyk', '/koszyk/*', '/produkt/*'], async (c, next) => {
      await next();
      await keepPrices(db, c.var.session.id);
    });
  app.use('/odstapienie', atMost(20));
  app.use('/znajdz-zamowienie', atMost(20));
  app.use('/zamowienie/:guid/zaplac', withLink(secret));
  app.on('GET', '/konto/dokumenty/:guid/*', withLink(secret));
  app.use('/api/firma', atMost(20));
  app.use('/api/listy', atMost(100));
  app.use('/pliki/*', atMost(60));
  app.use('/api/zamowienia/:id/zdjecia', atMost(60));
  app.route('/kto', visitorRoute(db, sessions));
  app.route('/motyw', themeRoute);
  // Only visitors who add a product get a cart; a page view, a refusal or a favourite creates none.
  const stays = [
    '/ulubione',
    '/ajax/modules/favourites/*',
    '/api/listy/*',
    '/api/firma',
    '/oferta/*',
    '/api/zamowienia/*',
  ];
  for (const path of stays) app.on('POST', path, sessions.persist);
  app.on('POST', '/produkt/*', sessions.withCart);
  app.get('/koszyk', sessions.withCart);
  app.route('/koszyk', plainCart(db, render, sessions.withCart, options.configurator));
  app.route('/koszyk', cartRoute(db, sessions.withCart, options.configurator));
  app.route('/koszyk', cartPage(db, render, elementsFolder, options.configurator));
  app.route('/api/koszyki', widgetRoute(db));
  app.route('/api/lookup', lookupRoute(db, powers));
  app.route('/api/firma', companyRoute);
  app.route('/api/listy', listsRoute(db));
  app.route('/pliki', uploadsRoute(db, sessions.withCart));
  app.route('/szybkie-zamowienie', quickPages(render));
  app.route('/oferta', offerPages(db, render));
  app.route('/oferty', sellerPages(db, render));
  app.route('/wiadomosci', sellerMessages(db, render));
  app.route('/zgloszenia', sellerReturns(db, render));
  app.route('/ajax/modules/favourites', favouritesRoute(db));
  app.route('/ulubione', favouritesPages(db, render));
  app.route('/', accountPages(db, render));
  app.route('/odstapienie', withdrawalPages(db, render));
  app.route('/znajdz-zamowienie', guestPages(db, render, secret));
  app.route('/produkt', productPages(db, render));
  app.route('/zamowienie', orderPages(db, render));
  app.route('/zamowienie', payPages(db, render));
  app.route('/api/zamowienia', ordersRoute(db));
  app.route('/api/zamowienia', photosRoute(db));
  app.route('/konto', orderHistoryPages(db, render));
  app.route('/poczta', mailbox(db, render));
  app.route('/elementy', docsPages(db, powers, fromHere('../.docs'), elementsFolder));
  app.route('/', homePage(db, render));
  app.route('/', searchPages(db, powers, render));
  app.route('/', listingPages(db, powers, render));
  app.route('/', plainPages(db, render));
  // Pictures are served without a session.
  app.notFound((c) =>
    c.get('session') === undefined ? c.text(NOT_FOUND.title, 404) : render(c, 'komunikat.twig', NOT_FOUND, 404),
  );
  app.onError((error, c) => {
    // The page has another session by now: the call is repeated once with the token of the new cookie.
    if (error instanceof SessionEnded)
      return c.json({ cart: null, messages: { '0': { messages: [text.csrf], status: 'error' } } }, 419 as never);
    console.error(error);
    if (c.req.method === 'GET') return c.text(text.server, 500);
    return c.json({ cart: null, messages: { '0': { messages: [text.server], status: 'error' } } }, 500);
  });
  return { app, db, engine, seeded, close };
}
