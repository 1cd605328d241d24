/** Decides how the cart's first screen is a form, so that it works before any script, and without: what its fields and buttons post. */
import type { Tree } from '../../element/first-screen';
import { isBranch, words } from './parts';

type Attributes = Readonly<Record<string, string>>;
const LINE = '{cart}/{id}';
const FIELD = 'field[{cart}][{id}][{field}]';

/** By class, and `+` for the second of two in a row. Fields that have a name already post it: `carrier`, `payment`, `payment-method`, `project`, `client_comments`. */
const posted: Readonly<Record<string, Attributes>> = {
  quantity__input: { name: 'quantity[{cart}][{id}]' },
  quantity__button: { type: 'submit', name: 'less', value: LINE },
  'quantity__button+': { type: 'submit', name: 'more', value: LINE },
  'extra--line control__input': { name: FIELD },
  'extra--line control__input+': { name: FIELD },
  'items__remove button': { type: 'submit', name: 'remove', value: LINE },
  'button-stack--wide button--primary': { type: 'submit', name: 'next', value: '1' },
};

function withPosts(trees: readonly Tree[], around: readonly string[] = []): Tree[] {
  const seen = new Set<string>();
  return trees.map((tree) => {
    if (!isBranch(tree)) return tree;
    const [head, attributes, ...children] = tree;
    const given = attributes['class'];
    const mine = typeof given === 'string' ? words(given) : [];
    const key = [...mine, ...around.flatMap((outer) => mine.map((one) => `${outer} ${one}`))].find(
      (one) => one in posted,
    );
    const more = key === undefined ? undefined : posted[seen.has(key) ? `${key}+` : key];
    if (key !== undefined) seen.add(key);
    const inner = withPosts(children, [...around, ...mine]);
    return [head, { ...attributes, ...more }, ...inner];
  });
}

/** What Enter presses, before any other button: it only saves. */
const FIRST: Tree = [
  'button?!locked',
  { type: 'submit', class: 'only-spoken only-screen', tabindex: '-1', 'aria-hidden': 'true' },
];

/** Only where no script will: what has been typed and chosen is sent by itself. */
const SAVE: Tree = [
  'noscript?!locked',
  {},
  [
    'button',
    { type: 'submit', class: 'button button--secondary button--medium button--wide', part: 'button' },
    ['span', { class: 'button__face' }, ['span', { class: 'button__label' }, '{=cart.saveChanges|Zapisz zmiany}']],
  ],
];

/** `action`, and where a server prints it `tokenName` and `token`, are values. */
export function asForm(trees: readonly Tree[]): Tree[] {
  const token: Tree = ['input?token', { type: 'hidden', name: '{tokenName}', value: '{token}' }];
  const place = (tree: Tree): Tree => {
    if (!isBranch(tree)) return tree;
    const [head, attributes, ...children] = tree;
    const isBar = words(String(attributes['class'])).includes('cart__bar');
    return [head, attributes, ...(isBar ? [SAVE] : []), ...children.map(place)];
  };
  return [
    ['form', { class: 'cart__form', method: 'post', action: '{action}' }, FIRST, token, ...withPosts(trees).map(place)],
  ];
}
