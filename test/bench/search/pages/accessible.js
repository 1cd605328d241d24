/** Decides how a search box by accessible-autocomplete stands in a page: its own field, made by its script. */
import accessible from 'accessible-autocomplete';
import 'accessible-autocomplete/dist/accessible-autocomplete.min.css';
import { askAfterPause, title } from './asking.js';

accessible({
  element: document.querySelector('#box'),
  id: 'search',
  minLength: 3,
  source: async (query, show) => show((await askAfterPause(query)).map(title)),
});
