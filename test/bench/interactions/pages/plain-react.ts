/** A typical cart of a shop: one component with hooks, replaced by each response; no memo, no overlay, no schema. */
import { createElement as h, useEffect, useState, type ChangeEvent, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

interface Line {
  id: number;
  index: string;
  product_name: string;
  image: string | null;
  quantity: number;
  prices: { net: string; gross: string; total_gross: string };
}
interface Cart {
  id: number;
  items: Line[];
  prices: { total_gross: string };
}

const format = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN' });
const money = (amount: string): string => format.format(Number(amount));
const token = (): string => decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1] ?? '');

/** An empty body loads the cart. */
async function call(body: object): Promise<Cart> {
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token() };
  const response = await fetch('/koszyk', { method: 'POST', headers, body: JSON.stringify(body) });
  return ((await response.json()) as { cart: Cart }).cart;
}

function Row({ line, change, remove }: { line: Line; change: (to: number) => void; remove: () => void }): ReactNode {
  const [typed, setTyped] = useState<string>();
  const press = (label: string, to: number) =>
    h('button', { 'aria-label': `${label}: ${line.product_name}`, onClick: () => change(to) }, label[2]);
  return h(
    'tr',
    null,
    h('td', null, h('img', { src: line.image ?? '', alt: '', width: 48, height: 48, loading: 'lazy' })),
    h('td', null, line.product_name, ' ', line.index),
    h('td', null, money(line.prices.net)),
    h('td', null, money(line.prices.gross)),
    h(
      'td',
      null,
      press('Zmniejsz', line.quantity - 1),
      h('input', {
        'aria-label': `Ilość: ${line.product_name}`,
        value: typed ?? line.quantity,
        onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value),
        onBlur: () => {
          if (typed !== undefined && Number(typed) !== line.quantity) change(Number(typed));
          setTyped(undefined);
        },
      }),
      press('Zwiększ', line.quantity + 1),
    ),
    h('td', null, money(line.prices.total_gross)),
    h('td', null, h('button', { 'aria-label': `Usuń z koszyka: ${line.product_name}`, onClick: remove }, '×')),
  );
}

function PlainCart(): ReactNode {
  const [cart, setCart] = useState<Cart>();
  const [query, setQuery] = useState('');
  const [order, setOrder] = useState('added');
  useEffect(() => void call({}).then(setCart), []);
  if (!cart) return 'Wczytywanie…';
  const lines = cart.items.filter((line) => line.product_name.toLowerCase().includes(query.toLowerCase()));
  if (order === 'value') lines.sort((a, b) => Number(b.prices.total_gross) - Number(a.prices.total_gross));
  const send = (body: object) => void call(body).then(setCart);
  return h(
    'main',
    null,
    h('input', {
      type: 'search',
      'aria-label': 'Szukaj w koszyku',
      value: query,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setQuery(event.target.value),
    }),
    h(
      'select',
      {
        'aria-label': 'Kolejność',
        value: order,
        onChange: (event: ChangeEvent<HTMLSelectElement>) => setOrder(event.target.value),
      },
      h('option', { value: 'added' }, 'w kolejności dodania'),
      h('option', { value: 'value' }, 'według wartości'),
    ),
    h(
      'table',
      null,
      h(
        'tbody',
        null,
        lines.map((line) =>
          h(Row, {
            key: line.id,
            line,
            change: (to) => send({ quantity: { [line.id]: to }, cartToUpdate: cart.id }),
            remove: () => send({ remove: { id: line.id, cartId: cart.id } }),
          }),
        ),
      ),
    ),
    h('p', null, money(cart.prices.total_gross)),
  );
}

createRoot(document.getElementById('root')!).render(h(PlainCart));
