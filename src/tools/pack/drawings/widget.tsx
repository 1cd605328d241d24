/** Derives the open cart dropdown from what React renders of its samples. */
import { renderToStaticMarkup } from 'react-dom/server';
import * as v from 'valibot';
import { styles } from '../../../cart/widget/WidgetButton';
import { widgetAnswer } from '../../../cart/widget/schema';
import { panelScreen } from '../../../cart/widget/first-screen/model';
import { WidgetPanel } from '../../../cart/widget/WidgetPanel';
import type { Tree } from '../../../element/first-screen';
import type { Values } from '../../../element/template-expression';
import { pickFlag } from './pick-flag';
import { treeOf } from './markup';
import { MergedRenders } from './merge-renders';
import { withPlaceholders } from './placeholders';

type Wire = Record<string, unknown>;
type Prices = Parameters<typeof panelScreen>[1];

const parsed = (raw: unknown) => (raw === undefined ? undefined : v.parse(widgetAnswer, raw));

type State = Parameters<typeof panelScreen>[0];

/** The markup that React renders for a response; without one, while it is loading or after a failure. */
export const panelMarkup = (state: State, prices: Prices = 'gross', currency = 'PLN'): string =>
  renderToStaticMarkup(<WidgetPanel {...{ ...state, prices, currency }} />);

const item = (index: string, over: Wire = {}): Wire => ({
  name: `item-name-${index}`,
  image: `https://shop.example/picture-${index}`,
  quantity: `90${index}5`,
  isPackage: true,
  packageQuantity: `80${index}5`,
  unit: `unit-${index}`,
  priceGross: `6${index}3.33`,
  totalPriceGross: `4${index}1.11`,
  totalPriceNet: `5${index}2.22`,
  price_before: { gross: `3${index}6.66` },
  lowest_price: { gross: `2${index}7.77`, basis: '30-days' },
  ...over,
});
const plainPrice: Wire = { price_before: undefined, lowest_price: undefined };
/** Each cart has another number of items, because the number is displayed. */
const items = (index: string, over: Wire = {}): Wire[] =>
  Array.from({ length: 5 + Number(index) }, (_, at) => item(index + String(at), at === 0 ? over : {}));
const named = (index: string): Wire => ({
  id: index,
  name: `cart-name-${index}`,
  departmentName: `branch-${index}`,
  url: `https://shop.example/cart-${index}`,
});
const child = (index: string, over: Wire = {}, first: Wire = {}): Wire => ({
  ...named(index),
  items: items(index, first),
  ...over,
});
const master = (over: Wire = {}, first: Wire = {}): Wire => ({
  ...named('1'),
  is_master: true,
  childCarts: [child('2', first), child('3')],
  ...over,
});
const plain = (over: Wire = {}, first: Wire = {}): Wire => ({ ...child('4', over, first) });
const answer = (first: Wire, over: Wire = {}): Wire => ({
  count: 3,
  cartsUrl: 'https://shop.example/carts',
  carts: [
    { totalGross: '7001.17', totalNet: '7002.17', ...first },
    { ...plain({ ...named('5'), items: items('6') }), totalGross: '7003.17', totalNet: '7004.17' },
  ],
  ...over,
});

const rich = answer(master());
const simple = answer(plain());

const withoutLinks = answer(plain());
withoutLinks['carts'] = (withoutLinks['carts'] as Wire[]).map((cart) => ({ ...cart, url: undefined }));
const none = answer(plain(), { carts: [], cartsUrl: undefined });

/** A response that differs from another one in one flag. */
const variants: readonly {
  readonly flag: string;
  readonly from: Wire;
  readonly to: Wire | undefined;
  readonly before?: Wire;
  readonly prices?: Prices;
  readonly failed?: readonly [from: boolean, to: boolean];
}[] = [
  { flag: 'isMaster', from: rich, to: simple },
  { flag: 'image', from: simple, to: answer(plain({}, { image: undefined })) },
  { flag: 'isNew', from: simple, to: simple, before: answer(plain({ items: items('4').slice(1) })) },
  { flag: 'value', from: simple, to: answer(plain({}, { totalPriceGross: undefined, totalPriceNet: undefined })) },
  { flag: 'remarks', from: simple, to: answer(plain({}, plainPrice)) },
  { flag: 'isNet', from: simple, to: simple, prices: 'net' },
  { flag: 'sums', from: simple, to: answer(plain({ totalGross: undefined, totalNet: undefined })) },
  { flag: 'rest', from: simple, to: answer(plain({ items: items('4').slice(0, 2) })) },
  { flag: 'whole', from: simple, to: answer(plain({ url: undefined })) },
  { flag: 'branch', from: simple, to: answer(plain({ departmentName: undefined })) },
  { flag: 'href', from: rich, to: answer(master({}, { url: undefined })) },
  { flag: 'branch', from: rich, to: answer(master({}, { departmentName: undefined })) },
  { flag: 'rest', from: rich, to: answer(master({}, { items: items('2').slice(0, 2) })) },
  { flag: 'image', from: rich, to: answer(master({}, { items: items('2', { image: undefined }) })) },
  { flag: 'isNew', from: rich, to: rich, before: answer(master({}, { items: items('2').slice(1) })) },
  {
    flag: 'value',
    from: rich,
    to: answer(master({}, { items: items('2', { totalPriceGross: undefined, totalPriceNet: undefined }) })),
  },
  { flag: 'remarks', from: rich, to: answer(master({}, { items: items('2', plainPrice) })) },
  { flag: 'all', from: simple, to: answer(plain(), { cartsUrl: undefined }) },
  { flag: 'carts', from: simple, to: answer(plain(), { carts: [] }) },
  { flag: 'isLoading', from: none, to: undefined },
  { flag: 'failed', from: simple, to: simple, failed: [false, true] },
  { flag: 'isStop', from: withoutLinks, to: withoutLinks, failed: [true, false] },
  { flag: 'isAlone', from: none, to: undefined, failed: [true, true] },
];

function printedFrom(
  raw: Wire | undefined,
  failed = false,
  earlier?: Wire,
  prices: Prices = 'gross',
): { trees: Tree[]; values: Values } {
  const [data, before] = [parsed(raw), parsed(earlier)];
  const values = panelScreen({ data, before, failed }, prices, 'PLN');
  return { trees: withPlaceholders(treeOf(panelMarkup({ data, before, failed }, prices)), values, {}), values };
}

export function panelDrawing() {
  const overlay = new MergedRenders(printedFrom(rich).trees);
  for (const { flag, from, to, before, prices, failed = [false, false] } of variants) {
    const next = printedFrom(to, failed[1], before, prices);
    overlay.add(next.trees, printedFrom(from, failed[0]).values, next.values, pickFlag([flag]));
  }
  return { tree: overlay.trees, styles };
}
