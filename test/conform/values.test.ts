/** Shows that no shop passes whose values or additions are wrong, and none that lets other pages read or act. */
import { showAreas } from './table';

showAreas(['values', 'additions', 'origins']);
