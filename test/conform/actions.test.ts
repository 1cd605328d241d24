/** Shows that no shop passes whose actions forget, take or answer what they must not. */
import { showAreas } from './table';

showAreas(['csrf', 'locks', 'quantities', 'saved', 'http', 'other calls']);
