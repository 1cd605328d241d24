/** Starts a page cache before a shop: nginx that ignores the shop's cache headers, as is usual for WordPress, or follows them. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../fixtures/free-port';
import { startNginx } from '../fixtures/nginx';

export const RECIPES = {
  'that ignores what the shop says of caching': 'proxy_ignore_headers Cache-Control Expires Set-Cookie;',
  'that does as the shop says': '',
} as const;
export type Recipe = keyof typeof RECIPES;

/** Recipes for caches skip logged-in users. Usual recipes also skip URLs with a query; this one caches such URLs too. */
const RECIPE = `
  set $skip_cache 0;
  if ($request_uri ~* "/wp-admin/|/wp-login.php|/xmlrpc.php") { set $skip_cache 1; }
  if ($http_cookie ~* "comment_author|wordpress_[a-f0-9]+|wp-postpass|wordpress_no_cache|wordpress_logged_in") { set $skip_cache 1; }
  proxy_cache_bypass $skip_cache; proxy_no_cache $skip_cache;
  proxy_cache_key "$scheme$request_method$host$request_uri";
  proxy_cache_valid 200 301 302 60m;
  add_header X-Cache $upstream_cache_status always;`;

export interface Cached {
  readonly urls: Readonly<Record<Recipe, string>>;
  stop(): Promise<void>;
}

export async function startCached(upstream: string): Promise<Cached> {
  const folder = mkdtempSync(join(tmpdir(), 'cached-'));
  // nginx runs its workers as the user nobody.
  chmodSync(folder, 0o777);
  const ports = [await freePort(), await freePort()] as const;
  const host = new URL(upstream).host;
  const servers = Object.values(RECIPES).map(
    (ignore, at) => `proxy_cache_path ${folder}/${at} keys_zone=pages${at}:1m;
      server { listen 127.0.0.1:${ports[at]}; location / {
        proxy_pass ${upstream}; proxy_set_header Host ${host}; proxy_cache pages${at}; ${ignore} ${RECIPE}
      } }`,
  );
  const nginx = await startNginx(servers.join('\n'), ports[0]);
  return {
    urls: {
      'that ignores what the shop says of caching': `http://127.0.0.1:${ports[0]}`,
      'that does as the shop says': `http://127.0.0.1:${ports[1]}`,
    },
    async stop() {
      await nginx.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
