/** A search box by accessible-autocomplete: its script makes its own field. */
import accessible from 'accessible-autocomplete';
import 'accessible-autocomplete/dist/accessible-autocomplete.min.css';
import { askAfterPause, title } from './asking.js';

accessible({
  element: document.querySelector('#box'),
  id: 'search',
  minLength: 3,
  source: async (query, show) => show((await askAfterPause(query)).map(title)),
});
