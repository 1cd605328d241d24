/** A search box by @tarekraafat/autocomplete.js: it takes the field of the page. */
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
