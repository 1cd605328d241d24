/** Defines `<shop-filters>`: its view and its values. */
import { define } from '../../src/element/define';
import { fieldsScreen } from '../../src/element/first-screen';
import { shopFilters } from '../shop-filters';

define(shopFilters, () => import('../../src/search/filters/Filters'), { screen: fieldsScreen });
