/** The page of the quick order. */
import { Hono } from 'hono';
import { SELLER } from '../orders/invoice';
import type { Render } from '../pages/frame';
import type { ShopEnv } from '../session/session';

export const quickPages = (render: Render) =>
  new Hono<ShopEnv>().get('/', (c) => render(c, 'szybkie.twig', { seller: SELLER }));
