/** Decides what of accessible-autocomplete a page loads. */
import accessible from 'accessible-autocomplete';
import 'accessible-autocomplete/dist/accessible-autocomplete.min.css';

globalThis.accessible = accessible;
