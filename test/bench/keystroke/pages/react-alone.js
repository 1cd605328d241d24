/** React alone: ten entries keyed by position, one update a response, no box around them, no checks. */
import { createElement, memo } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ask, money, parts } from './answers.js';
import { measureWith } from './measure.js';

const span = (...children) => createElement('span', null, ...children);
const price = (amount, kind) => span(`${money(amount)} `, createElement('small', null, kind));

const Entry = memo(({ product, query }) => {
  const [before, match, after] = parts(product.title, query);
  return createElement(
    'a',
    { role: 'option', href: product.link },
    span(createElement('img', { src: product.image, alt: '', width: 48, height: 48 })),
    span(span(before, createElement('mark', null, match), after), product.isOnRequest && span('Na zamówienie')),
    span(price(product.priceGross, 'brutto'), price(product.priceNet, 'netto')),
  );
});

const list = (products, query) => {
  const entries = products.map((product, nth) => createElement(Entry, { key: nth, product, query }));
  return createElement('div', { role: 'listbox' }, entries);
};

document.body.innerHTML = '<input aria-label="Wpisz wyszukiwaną frazę"><div></div>';
const [input, root] = document.body.children;
const shown = createRoot(root);
input.addEventListener('input', async () => {
  const query = input.value;
  const products = await ask(query);
  flushSync(() => shown.render(list(products, query)));
});
measureWith({ input, root, entries: () => root.querySelectorAll('[role=option]') });
