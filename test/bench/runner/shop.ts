/** Starts the demo, freshly filled, on a free port, for a case that needs whole pages of a shop. */
import { createSecureServer } from 'node:http2';
import { serve } from '@hono/node-server';
import { createShop } from '../../../demo/server/app';
import { folders } from './build';

export type Fetch = (request: Request) => Response | Promise<Response>;

/** `around` wraps the shop's handler and may respond to some URLs itself. With `certificate`, the server speaks HTTP/2. */
export async function withShop<Result>(
  work: (url: string) => Promise<Result>,
  around: (shop: Fetch) => Fetch = (shop) => shop,
  certificate?: { readonly key: string; readonly cert: string },
): Promise<Result> {
  const shop = await createShop({ elementsFolder: folders['dist']! });
  const answering = around((request) => shop.app.fetch(request));
  const { server, url } = await new Promise<{ server: ReturnType<typeof serve>; url: string }>((ready) => {
    // The cart is filled by Playwright's own requests, which only support HTTP/1.
    const secure = certificate && {
      createServer: createSecureServer,
      serverOptions: { ...certificate, allowHTTP1: true },
    };
    const made = serve({ fetch: answering, port: 0, ...secure }, ({ port }) =>
      ready({ server: made, url: `http${certificate ? 's' : ''}://localhost:${port}` }),
    );
  });
  try {
    return await work(url);
  } finally {
    server.close();
    await shop.close();
  }
}
