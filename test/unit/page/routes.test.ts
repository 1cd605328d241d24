/** Tests where each of the three modes stores the route, and its Back and Forward. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRoutes } from '../../../src/page/routes';
import { stubPage } from '../../fixtures/page';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['/zamówienie', '/zam%C3%B3wienie'],
  ['/zam%c3%b3wienie', '/zam%C3%B3wienie'],
  ['/zamo\u0301wienie', '/zam%C3%B3wienie'],
  ['/mój koszyk', '/m%C3%B3j%20koszyk'],
  ['sklep/łódź/koszyk/', '/sklep/%C5%82%C3%B3d%C5%BA/koszyk'],
  ['/sklep%20100%', '/sklep%20100%'],
])('path routing reads the steps below base="%s", whatever encodes it, with a slash at the end', (base, path) => {
  for (const end of ['', '/']) {
    stubPage({ href: `https://sklep.example${path}/addresses${end}` });
    expect(createRoutes({ mode: 'path', base }).current()).toBe('/addresses');
    stubPage({ href: `https://sklep.example${path}${end}` });
    expect(createRoutes({ mode: 'path', base }).current()).toBe('/');
  }
  stubPage({ href: `https://sklep.example${path}-inny/addresses` });
  expect(createRoutes({ mode: 'path', base }).current()).toBe('/');
});

describe.each([
  {
    mode: 'hash',
    base: undefined,
    start: 'https://sklep.example/koszyk?p=1',
    addresses: 'https://sklep.example/koszyk?p=1#/addresses',
  },
  {
    mode: 'path',
    base: '/koszyk',
    start: 'https://sklep.example/koszyk?p=1',
    addresses: 'https://sklep.example/koszyk/addresses?p=1',
  },
  {
    mode: 'path',
    base: 'sklep/koszyk/',
    start: 'https://sklep.example/sklep/koszyk',
    addresses: 'https://sklep.example/sklep/koszyk/addresses',
  },
  { mode: 'path', base: undefined, start: 'https://sklep.example/', addresses: 'https://sklep.example/addresses' },
] as const)('routing "$mode", base $base', ({ mode, base, start, addresses }) => {
  it('writes the route into the URL and reads it back [R1]', () => {
    const page = stubPage({ href: start });
    const routes = createRoutes({ mode, base });
    expect(routes.current()).toBe('/');
    routes.go('/addresses');
    expect(page.location.href).toBe(addresses);
    expect(routes.current()).toBe('/addresses');
  });

  it('a link to a step opens that step', () => {
    stubPage({ href: addresses });
    expect(createRoutes({ mode, base }).current()).toBe('/addresses');
  });

  it('Back and Forward report the new route once each', () => {
    const page = stubPage({ href: start });
    const routes = createRoutes({ mode, base });
    const seen: string[] = [];
    routes.subscribe((path) => seen.push(path));
    routes.go('/addresses');
    routes.go('/summary');
    page.travel(-1);
    page.travel(-1);
    page.travel(+1);
    expect(seen).toEqual(['/addresses', '/summary', '/addresses', '/', '/addresses']);
  });

  it('replaces an entry on request, and adds none for the current route', () => {
    const page = stubPage({ href: start });
    const routes = createRoutes({ mode, base });
    routes.go('/addresses', { replace: true });
    routes.go('/addresses');
    expect(page.entries()).toBe(1);
  });
});

it.each([
  ['#/summary', '/summary'],
  ['#/summary?x=1', '/summary'],
  ['', '/'],
  ['#', '/'],
  ['#opinie', '/'],
])('reads the fragment "%s" as the route %s', (hash, route) => {
  stubPage({ href: `https://sklep.example/koszyk${hash}` });
  expect(createRoutes({ mode: 'hash' }).current()).toBe(route);
});

it('a fragment that is no route keeps the route, and Back and Forward restore each entry’s own [R1]', () => {
  const page = stubPage({ href: 'https://sklep.example/koszyk' });
  const routes = createRoutes({ mode: 'hash' });
  const seen: string[] = [];
  routes.subscribe((path) => seen.push(path));
  page.type('#tresc');
  routes.go('/addresses');
  routes.go('/summary');
  for (const fragment of ['#tresc', '#', '#top', '#tresc/dalej', '#!/addresses']) {
    page.type(fragment);
    expect(routes.current()).toBe('/summary');
  }
  for (let back = 0; back < 5; back++) page.travel(-1);
  expect([routes.current(), seen]).toEqual(['/summary', ['/addresses', '/summary']]);
  page.travel(-2);
  expect([page.location.hash, routes.current()]).toEqual(['#tresc', '/']);
  page.travel(+1);
  expect(routes.current()).toBe('/addresses');
  // A page reloaded on such an entry.
  page.travel(+2);
  expect([page.location.hash, createRoutes({ mode: 'hash' }).current()]).toEqual(['#tresc', '/summary']);
});

it('the page’s own history state stays unchanged', () => {
  const page = stubPage({ href: 'https://sklep.example/koszyk#/summary' });
  createRoutes({ mode: 'hash' }).subscribe(() => {});
  history.pushState({ turbo: 1 }, '', 'https://sklep.example/koszyk#tresc');
  page.travel(0);
  history.pushState('mine', '', 'https://sklep.example/koszyk#top');
  page.travel(0);
  expect(history.state).toBe('mine');
  page.travel(-1);
  expect(history.state).toMatchObject({ turbo: 1 });
});

it('a path outside the base is the first route', () => {
  stubPage({ href: 'https://sklep.example/koszykowka' });
  expect(createRoutes({ mode: 'path', base: '/koszyk' }).current()).toBe('/');
});

it('follows a manually edited URL', () => {
  const page = stubPage();
  const routes = createRoutes({ mode: 'hash' });
  const listener = vi.fn();
  routes.subscribe(listener);
  page.type('#/addresses');
  expect(listener.mock.calls).toEqual([['/addresses']]);
});

it('an unsubscribed listener is not called, the others are', () => {
  stubPage();
  const routes = createRoutes({ mode: 'hash' });
  const [left, stays] = [vi.fn(), vi.fn()];
  const leave = routes.subscribe(left);
  routes.subscribe(stays);
  leave();
  routes.go('/addresses');
  expect(left).not.toHaveBeenCalled();
  expect(stays).toHaveBeenCalledOnce();
});

it('a move without a listener is not mistaken for the current route', () => {
  const page = stubPage();
  const routes = createRoutes({ mode: 'hash' });
  page.type('#/addresses');
  const listener = vi.fn();
  routes.subscribe(listener);
  page.travel(-1);
  expect(listener.mock.calls).toEqual([['/']]);
});

it('memory changes nothing in the page', () => {
  const page = stubPage();
  const routes = createRoutes({ mode: 'memory' });
  const listener = vi.fn();
  routes.subscribe(listener);
  routes.go('/summary');
  expect(routes.current()).toBe('/summary');
  expect(listener.mock.calls).toEqual([['/summary']]);
  expect(page.location.href).toBe('https://sklep.example/koszyk');
});

it('falls back to memory if the browser forbids changing the history', () => {
  const page = stubPage();
  page.history.pushState.mockImplementation(() => {
    throw new Error('SecurityError');
  });
  const routes = createRoutes({ mode: 'hash' });
  const listener = vi.fn();
  routes.subscribe(listener);
  routes.go('/addresses');
  expect(routes.current()).toBe('/addresses');
  expect(listener.mock.calls).toEqual([['/addresses']]);
});
