/** Tests that the kit fails shops with wrong cart actions: changes that are lost, accepted or returned wrongly. */
import { showAreas } from './table';

showAreas(['csrf', 'locks', 'quantities', 'saved', 'http', 'other calls']);
