/** Faults towards other pages: allowed origins, GETs that act, forms without a token. */
import { others } from '../actions';
import { disabled, type Faults } from './fault-of';
import type { CallContext, Fault } from '../fault';
import { otherUrls } from '../other-calls';

/** Returns true for origins that may read with cookies. */
const allows = (fits: (origin: string) => boolean, name = (origin: string): string => origin): Fault => ({
  headers: (answer, request) => {
    const origin = request.get('origin');
    if (origin === null || !fits(origin)) return;
    answer.set('Access-Control-Allow-Origin', name(origin));
    answer.set('Access-Control-Allow-Credentials', 'true');
  },
});
/** A GET with an effect. */
const got = (fits: (address: URL) => boolean, act: (at: CallContext, address: URL) => unknown): Fault => ({
  got: (address, at) => void (fits(address) && act(at, address)),
});
const isCart = ({ pathname }: URL): boolean => pathname === '/koszyk';

export const origins: Faults = {
  'any origin may read with cookies': allows(() => true),
  'any origin may read with cookies, because of a wildcard': allows(
    () => true,
    () => '*',
  ),
  'pages without an origin may read with cookies': allows((origin) => origin === 'null'),
  'origins that end like the shop’s may read with cookies': allows((origin) => origin.endsWith('sklep.example')),
  'origins that begin like the shop’s may read with cookies': allows((origin) =>
    origin.startsWith('https://sklep.example'),
  ),
  'a GET of the page adds one more': got(
    (address) => isCart(address) && address.search === '',
    ({ cart }) => cart.carrierId && cart.lines.slice(0, 1).forEach((line) => (line.quantity += line.product.step)),
  ),
  'a GET of the dropdown empties the cart': got(
    ({ pathname }) => pathname === otherUrls.widget,
    ({ cart }) => cart.carrierId && cart.lines.splice(0),
  ),
  'a GET with notes in its URL stores them': got(
    ({ searchParams }) => searchParams.has('client_comments'),
    ({ cart }, { searchParams }) => (cart.clientComments = String(searchParams.get('client_comments'))),
  ),
  'a GET removes a line': got(
    ({ searchParams }) => searchParams.has('remove[id]'),
    ({ cart }, { searchParams }) =>
      (cart.lines = cart.lines.filter(({ id }) => String(id) !== searchParams.get('remove[id]'))),
  ),
  'a GET acts by its action': got(
    ({ searchParams }) => searchParams.get('action') === 'add_product',
    (at, { searchParams }) => others.get('add_product')?.(Number(searchParams.get('value')) as never, at, {}),
  ),
  'text/plain needs no token': disabled('csrf-plain'),
};
