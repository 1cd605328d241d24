/** Random bodies for PHP: bodies of the contract, broken in many ways. */
import { cartActions } from '../../src/cart/wire/actions';

/** A random generator: the same seed gives the same numbers. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const known: readonly unknown[] = [
  ...Object.values(cartActions).map(({ samples }) => samples.good),
  { add_product: 1 },
  { add_product: '2', add_product_quantity: '5' },
  { confirm: true },
  { carrier: { id: 2 } },
  { quantity: { 72: 2 }, cartToUpdate: 71 },
];

const odd: readonly unknown[] = [
  ...[
    null,
    true,
    false,
    0,
    1,
    -1,
    1.5,
    1e15,
    1e300,
    2 ** 53,
    '',
    '0',
    '1',
    '-1',
    '1.00',
    '0.01',
    '12,34',
    '1e5',
    ' 1',
    '\n',
  ],
  ...[
    'blik',
    'ż😀',
    '<b>',
    "' OR 1=1 --",
    '\u0000',
    'a\u0000b',
    '99999999999999999999',
    '99999999999.99',
    'a'.repeat(3000),
  ],
  ...[[], {}, [1], ['1'], { id: 1 }, { id: null }, [[]], { 0: 1 }, [{ id: 1, cartId: 71 }]],
];
const names = [
  'id',
  'cartId',
  'confirm',
  'seen',
  'remove',
  'quantity',
  'carrier',
  'x',
  '0',
  '',
  'new_address',
  'email',
];

type Tree = Record<string, unknown>;

/** Replaces, removes or adds a value at one place of the tree. */
function changed(raw: unknown, below: (most: number) => number): unknown {
  if (raw === null || typeof raw !== 'object' || below(4) === 0) return odd[below(odd.length)];
  const tree: Tree = { ...(raw as Tree) };
  const keys = Object.keys(tree);
  const key = keys[below(keys.length || 1)];
  const way = below(8);
  if (way === 0 || key === undefined) tree[names[below(names.length)]!] = odd[below(odd.length)];
  else if (way === 1) delete tree[key];
  else if (way === 2) tree[key] = [tree[key]];
  else tree[key] = changed(tree[key], below);
  return tree;
}

/** Texts of bodies, each a modified body of the contract; some are invalid JSON. */
export function brokenBodies(count: number, seed: number): string[] {
  const below = randomFrom(seed);
  return Array.from({ length: count }, () => {
    let body = known[below(known.length)];
    for (let times = below(4); times > 0; times -= 1) body = changed(body, below);
    const text = JSON.stringify(body) ?? '';
    if (below(12) > 0) return text;
    const at = below(text.length + 1);
    const broken =
      text.slice(0, at) + ['', '}', '"', ',', '[', '\\', '1e999', 'é'][below(8)]! + text.slice(at + below(3));
    // Half of a surrogate pair cannot be sent as UTF-8.
    return Buffer.from(broken).toString();
  });
}
