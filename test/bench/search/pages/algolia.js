/** A search box by @algolia/autocomplete-js: its script makes its own field. */
import { autocomplete } from '@algolia/autocomplete-js';
import '@algolia/autocomplete-theme-classic/dist/theme.css';
import { askAfterPause, title } from './asking.js';

autocomplete({
  container: '#box',
  placeholder: 'Wpisz wyszukiwaną frazę',
  getSources: ({ query }) => [
    {
      sourceId: 'products',
      getItems: () => askAfterPause(query),
      templates: {
        item: ({ item, html }) => html`<a class="aa-ItemLink" href=${item.link}>${title(item)}</a>`,
      },
    },
  ],
});
