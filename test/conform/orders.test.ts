/** Tests that the kit fails shops with wrong sums, mixed visitors or wrong orders. */
import { showAreas } from './table';

showAreas(['money', 'identity', 'ordering']);
