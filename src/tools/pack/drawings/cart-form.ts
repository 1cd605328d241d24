/** The cart's first screen as a form, before or without scripts: what its fields and buttons post. */
import type { Tree } from '../../../element/first-screen';
import { isBranch, words } from './parts';

type Attributes = Readonly<Record<string, string>>;
const LINE = '{cart}/{id}';
const FIELD = 'field[{cart}][{id}][{field}]';

/**
 * Fields by class; `+`: the second of two siblings. Views name the other fields themselves: `carrier`, `payment`, `payment-method`, `project`, `client_comments`.
 */
const posted: Readonly<Record<string, Attributes>> = {
  quantity__input: { name: 'quantity[{cart}][{id}]' },
  quantity__button: { type: 'submit', name: 'less', value: LINE },
  'quantity__button+': { type: 'submit', name: 'more', value: LINE },
  'extra--line control__input': { name: FIELD },
  'extra--line control__input+': { name: FIELD },
  'items__remove button': { type: 'submit', name: 'remove', value: LINE },
  'button-stack--wide button--large': { type: 'submit', name: 'next', value: '1' },
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

/** The first button, which Enter presses: it only saves. */
const FIRST: Tree = [
  'button?!locked',
  { type: 'submit', class: 'only-spoken only-screen', tabindex: '-1', 'aria-hidden': 'true' },
];

/** Only for browsers without scripts: sends what was typed and chosen. */
const SAVE: Tree = [
  'noscript?!locked',
  {},
  [
    'button',
    { type: 'submit', class: 'button button--secondary button--medium button--wide', part: 'button' },
    ['span', { class: 'button__face' }, ['span', { class: 'button__label' }, '{=cart.saveChanges|Zapisz zmiany}']],
  ],
];

/** `action` is a value; on a server `printed` is one too, and if it prints a token `tokenName` and `token`. */
export function asForm(trees: readonly Tree[]): Tree[] {
  const printed: Tree = ['input?printed', { type: 'hidden', name: 'printed', value: '{printed}' }];
  const token: Tree = ['input?token', { type: 'hidden', name: '{tokenName}', value: '{token}' }];
  const place = (tree: Tree): Tree => {
    if (!isBranch(tree)) return tree;
    const [head, attributes, ...children] = tree;
    const isBar = words(String(attributes['class'])).includes('cart__bar');
    return [head, attributes, ...(isBar ? [SAVE] : []), ...children.map(place)];
  };
  return [
    [
      'form',
      { class: 'cart__form', method: 'post', action: '{action}' },
      FIRST,
      token,
      printed,
      ...withPosts(trees).map(place),
    ],
  ];
}
