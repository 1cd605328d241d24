/** The files of @trevoreyre/autocomplete-js that a page loads. */
import Autocomplete from '@trevoreyre/autocomplete-js';
import '@trevoreyre/autocomplete-js/dist/style.css';

globalThis.Autocomplete = Autocomplete;
