/** The built `<shop-locker-map>` in a form, with lockers of two towns answered in the page, page by page. */
import { setViewport } from '@web/test-runner-commands';
import { aPoint } from '../../fixtures/points';
import { until } from '../settled';
import { type } from '../ui/stage';

const townOf = (prefix: string, city: string, post_code: string, latitude: number, longitude: number) =>
  Array.from({ length: 12 }, (_, at) =>
    aPoint({
      name: `${prefix}${String(at + 1).padStart(2, '0')}M`,
      location: { latitude: latitude + at / 1000, longitude: longitude + (at % 3) / 1000 },
      address: { line1: `Długa ${at + 1}`, line2: `${post_code} ${city}` },
      address_details: {
        city,
        province: 'pomorskie',
        post_code,
        street: 'Długa',
        building_number: `${at + 1}`,
        flat_number: null,
      },
    }),
  );
/** The first of each town is the southernmost. */
const pages = [townOf('GDA', 'Gdańsk', '80-001', 54.35, 18.65), townOf('KRA', 'Kraków', '31-147', 50.06, 19.94)];
export const GDANSK = { latitude: 54.349, longitude: 18.65 };
const near = pages[0]!
  .slice(0, 10)
  .map((point, at) => ({ ...point, distance: Math.hypot(111 * (at + 1), 65 * (at % 3)) }));

export interface Shop {
  /** Paths of the requests, with the page of points. */
  readonly requests: string[];
  /** Answers before the points do; undefined leaves the request to them. */
  before: (url: URL) => Promise<Response> | Response | undefined;
}

let shops = 0;
const real = globalThis.fetch;
const realMedia = globalThis.matchMedia;

/** The network of one test. Motion is reduced, so that the map jumps instead of flying. */
export async function openShop(width: number): Promise<Shop> {
  await setViewport({ width, height: 900 });
  shops += 1;
  const shop: Shop = { requests: [], before: () => undefined };
  globalThis.fetch = async (input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input), location.href);
    if (!/^\/(points|style)-/.test(url.pathname)) return real(input, init);
    const page = url.searchParams.get('page');
    shop.requests.push(page === null ? url.pathname.replace(/-.*/, '') : `page ${page}`);
    const first = await shop.before(url);
    if (first) return first;
    if (url.searchParams.has('relative_post_code')) return Response.json({ items: near });
    return Response.json({ total_pages: pages.length, items: pages[Number(page) - 1] ?? [] });
  };
  globalThis.matchMedia = (query) =>
    query.includes('reduced-motion')
      ? (Object.assign(new EventTarget(), { matches: true }) as never)
      : realMedia(query);
  return shop;
}

export async function closeShop(): Promise<void> {
  globalThis.fetch = real;
  globalThis.matchMedia = realMedia;
  document.querySelector('#lockers')?.remove();
  await setViewport({ width: 1280, height: 800 });
}

export async function picker(attributes = 'map-style-url="none"') {
  await import(/* the built file */ `/dist/${'shop-locker-map'}.js`);
  const form = document.createElement('form');
  form.id = 'lockers';
  form.method = 'dialog';
  form.innerHTML = `<shop-locker-map name="locker" points-url="/points-${shops}" ${attributes}></shop-locker-map>`;
  document.body.append(form);
  const element = form.querySelector('shop-locker-map')!;
  const root = element.shadowRoot!;
  const get = <E extends HTMLElement>(selector: string): E | null => root.querySelector<E>(selector);
  await until(() => get('[type=search]'), 'the picker was never there');
  const button = (name: string) =>
    [...root.querySelectorAll('button')].find((one) => (one.ariaLabel ?? one.textContent) === name)!;
  const names = () => [...root.querySelectorAll('[data-locker]')].map((row) => row.getAttribute('data-locker'));
  const says = (text: string) => root.textContent!.replaceAll('\u00A0', ' ').includes(text);
  return {
    form,
    element,
    root,
    get,
    button,
    names,
    says,
    waitFor: (text: string) => until(() => says(text), `„${text}” was not said`),
    search: (text: string) => type(get<HTMLInputElement>('[type=search]')!, text),
    /** Marks a locker in the list and takes it by the button of the bar. */
    async pick(name: string) {
      await until(() => names().includes(name), `${name} is not listed`);
      get(`[data-locker="${name}"] input`)!.click();
      await until(() => button(`Wybierz ${name}`), 'the bar does not offer it');
      button(`Wybierz ${name}`).click();
    },
    /** The number of lockers on the map; 0 before it is drawn. */
    drawn: () => Number(get('[data-lockers]')?.dataset['lockers'] ?? 0),
  };
}
