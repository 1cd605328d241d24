/** A search box by @trevoreyre/autocomplete-js: it takes the field of the page. */
import Autocomplete from '@trevoreyre/autocomplete-js';
import '@trevoreyre/autocomplete-js/dist/style.css';
import { askAfterPause, title } from './asking.js';

new Autocomplete('#box', { search: askAfterPause, getResultValue: title });
