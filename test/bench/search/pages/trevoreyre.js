/** Decides how a search box by @trevoreyre/autocomplete-js stands in a page: it takes the page's field. */
import Autocomplete from '@trevoreyre/autocomplete-js';
import '@trevoreyre/autocomplete-js/dist/style.css';
import { askAfterPause, title } from './asking.js';

new Autocomplete('#box', { search: askAfterPause, getResultValue: title });
