/** The files of accessible-autocomplete that a page loads. */
import accessible from 'accessible-autocomplete';
import 'accessible-autocomplete/dist/accessible-autocomplete.min.css';

globalThis.accessible = accessible;
