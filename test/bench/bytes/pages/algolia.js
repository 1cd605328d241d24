/** The files of @algolia/autocomplete-js that a page loads. */
import { autocomplete } from '@algolia/autocomplete-js';
import '@algolia/autocomplete-theme-classic/dist/theme.css';

globalThis.autocomplete = autocomplete;
