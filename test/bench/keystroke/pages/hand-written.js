/** The floor of the keystroke: ten entries made once, with texts and URLs set by hand and without checks. */
import { ask, money, parts } from './answers.js';
import { measureWith } from './measure.js';

document.body.innerHTML = `<input aria-label="Wpisz wyszukiwaną frazę"><div role="listbox">${`<a role="option">
  <span><img alt="" width="48" height="48"></span><span><span>.<mark>.</mark>.</span><span>Na zamówienie</span></span>
  <span><span>. <small>brutto</small></span><span>. <small>netto</small></span></span></a>`.repeat(10)}</div>`;
const input = document.querySelector('input');
const list = document.querySelector('[role=listbox]');
const entries = [...list.children].map((link) => {
  const [title, badge] = link.children[1].children;
  const [gross, net] = link.children[2].children;
  return { link, image: link.querySelector('img'), title, badge, gross, net };
});
input.addEventListener('input', async () => {
  const query = input.value;
  const products = await ask(query);
  products.forEach((product, nth) => {
    const { link, image, title, badge, gross, net } = entries[nth];
    const [before, match, after] = parts(product.title, query);
    link.href = product.link;
    if (image.getAttribute('src') !== product.image) image.src = product.image;
    title.firstChild.data = before;
    title.children[0].firstChild.data = match;
    title.lastChild.data = after;
    badge.hidden = !product.isOnRequest;
    gross.firstChild.data = `${money(product.priceGross)} `;
    net.firstChild.data = `${money(product.priceNet)} `;
  });
});
measureWith({ input, root: list, entries: () => list.children });
