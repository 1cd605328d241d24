/** @algolia/autocomplete-js with its own panel and theme and the same content per entry. */
import { autocomplete } from '@algolia/autocomplete-js';
import '@algolia/autocomplete-theme-classic/dist/theme.css';
import { ask, money, parts } from './answers.js';
import { measureWith } from './measure.js';

const box = document.body.appendChild(document.createElement('div'));
autocomplete({
  container: box,
  placeholder: 'Wpisz wyszukiwaną frazę',
  getSources: ({ query }) => [
    {
      sourceId: 'products',
      getItems: () => ask(query),
      getItemUrl: ({ item }) => item.link,
      templates: {
        header: ({ html }) => html`<div>Znalezione produkty</div>`,
        item({ item, html }) {
          const [before, match, after] = parts(item.title, query);
          return html`<a class="aa-ItemLink" href=${item.link}>
            <span class="aa-ItemIcon"><img src=${item.image} alt="" width="48" height="48" /></span>
            <span class="aa-ItemContentBody">
              <span class="aa-ItemContentTitle">${before}<mark>${match}</mark>${after}</span>
              ${item.isOnRequest ? html`<span>Na zamówienie</span>` : null}
            </span>
            <span>
              <span>${money(item.priceGross)} <small>brutto</small></span>
              <span>${money(item.priceNet)} <small>netto</small></span>
            </span>
          </a>`;
        },
      },
    },
  ],
});
measureWith({
  input: box.querySelector('input'),
  root: document.body,
  entries: () => document.querySelectorAll('.aa-Item'),
});
