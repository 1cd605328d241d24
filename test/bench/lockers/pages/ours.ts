/** `<shop-locker-map>` in the bench: when its list is usable, and when its map displays some and all clusters. */

const marks = globalThis as { list?: number; some?: number; all?: number };
const count = Number(new URLSearchParams(location.search).get('count') ?? 30_000);

const element = document.createElement('shop-locker-map');
element.setAttribute('points-url', `/api/points?count=${count}`);
document.body.append(element);
void import(/* @vite-ignore */ '/dist/shop-locker-map.js' as string);

const watch = () => {
  const root = element.shadowRoot;
  if (root?.querySelector('[data-locker] input')) marks.list ??= performance.now();
  const drawn = Number(root?.querySelector<HTMLElement>('[data-lockers]')?.dataset['lockers'] ?? 0);
  if (drawn > 0) marks.some ??= performance.now();
  if (drawn >= count) marks.all ??= performance.now();
  if (marks.all === undefined || marks.list === undefined) requestAnimationFrame(watch);
};
watch();
