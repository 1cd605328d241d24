/** Tests that the kit fails shops with wrong values or additions, and shops that let other pages read or act. */
import { showAreas } from './table';

showAreas(['values', 'additions', 'origins']);
