/** The pages of a third party's origin: the configurator of project carts and the provider of deferred payments, protected by one token. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Hono, type Context } from 'hono';
import type { TwingEnvironment } from 'twing';
import { createPasses } from './tokens';

const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const css = readFileSync(fileURLToPath(new URL('../../public/konfigurator.css', import.meta.url)), 'utf8');

/** The paths of both services on their origin, for the shop's links. */
export const CONFIGURATOR_PATH = '/projekt';
export const PROVIDER_PATH = '/raty';

/** `shop` is the only origin whose scripts may request a token. It may be unknown until the first request. */
export const createConfigurator = (shop: () => string, twig: TwingEnvironment) => {
  const passes = createPasses();
  const show = async (c: Context, template: string) => {
    const query = c.req.query();
    const isValid = passes.isValid(query);
    c.header('Content-Security-Policy', POLICY);
    c.header('Cache-Control', 'no-store');
    const data = { isValid, query, id: c.req.param('id'), referrer: c.req.header('referer') ?? '' };
    return c.html(await twig.render(template, data), isValid ? 200 : 403);
  };
  return new Hono()
    .get(`${CONFIGURATOR_PATH}/getNewToken`, (c) => {
      c.header('Vary', 'Origin');
      c.header('Cache-Control', 'no-store');
      if (c.req.header('origin') === shop()) c.header('Access-Control-Allow-Origin', shop());
      return c.json(passes.make());
    })
    .get(CONFIGURATOR_PATH, (c) => show(c, 'konfigurator.twig'))
    .get(`${PROVIDER_PATH}/:id{[0-9]+}`, (c) => show(c, 'raty.twig'))
    .get('/konfigurator.css', (c) => c.body(css, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
};
