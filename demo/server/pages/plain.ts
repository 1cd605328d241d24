/** The simple pages: branches and the start of a payment. */
import { asc } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Db } from '../db/open';
import { branches } from '../db/schema/catalogue';
import type { ShopEnv } from '../session/session';
import type { Render } from './frame';

export const plainPages = (db: Db, render: Render) =>
  new Hono<ShopEnv>()
    .get('/oddzialy', async (c) =>
      render(c, 'oddzialy.twig', { branches: await db.select().from(branches).orderBy(asc(branches.id)) }),
    )
    .get('/platnosc/:id{[0-9]+}', (c) =>
      render(c, 'komunikat.twig', {
        title: 'Płatność w toku',
        text: 'Tu operator płatności prowadzi dalej. W sklepie demonstracyjnym płatność kończy się w tym miejscu, a koszyk pozostaje zamknięty.',
        back: { href: '/koszyk', label: 'Wróć do koszyka' },
      }),
    );
