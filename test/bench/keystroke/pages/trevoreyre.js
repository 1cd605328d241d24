/** @trevoreyre/autocomplete-js with its own list and the same content per entry. */
import Autocomplete from '@trevoreyre/autocomplete-js';
import '@trevoreyre/autocomplete-js/dist/style.css';
import { ask, money, parts } from './answers.js';
import { measureWith } from './measure.js';

const box = document.body.appendChild(document.createElement('div'));
box.innerHTML =
  '<input class="autocomplete-input" aria-label="Wpisz wyszukiwaną frazę"><ul class="autocomplete-result-list"></ul>';
const input = box.firstElementChild;
new Autocomplete(box, {
  search: (query) => (query.length < 3 ? [] : ask(query)),
  getResultValue: ({ title }) => title,
  renderResult(item, props) {
    const [before, match, after] = parts(item.title, input.value);
    return `<li ${props}><a href="${item.link}"><img src="${item.image}" alt="" width="48" height="48">
      <span>${before}<mark>${match}</mark>${after}</span>${item.isOnRequest ? '<span>Na zamówienie</span>' : ''}
      <span>${money(item.priceGross)} <small>brutto</small></span><span>${money(item.priceNet)} <small>netto</small></span></a></li>`;
  },
});
measureWith({ input, root: document.body, entries: () => document.querySelectorAll('.autocomplete-result') });
