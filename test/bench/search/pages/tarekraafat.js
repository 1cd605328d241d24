/** Decides how a search box by @tarekraafat/autocomplete.js stands in a page: it takes the page's field. */
import AutoComplete from '@tarekraafat/autocomplete.js';
import '@tarekraafat/autocomplete.js/dist/css/autoComplete.css';
import { askAfterPause, title } from './asking.js';

new AutoComplete({
  selector: '#autoComplete',
  threshold: 3,
  data: { src: askAfterPause, keys: ['title'], cache: false },
  searchEngine: (_, record) => record,
  resultsList: { maxResults: 10 },
  resultItem: {
    element(item, { value }) {
      item.textContent = title(value);
    },
  },
});
