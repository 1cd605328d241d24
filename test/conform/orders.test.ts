/** Shows that no shop passes whose money, whose visitors or whose orders are wrong. */
import { showAreas } from './table';

showAreas(['money', 'identity', 'ordering']);
