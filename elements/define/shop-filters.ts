/** Defines `<shop-filters>`. */
import { define } from '../../src/element/define';
import { fieldsScreen } from '../../src/element/first-screen';
import { shopFilters } from '../shop-filters';

define(shopFilters, () => import('../../src/search/filters/Filters'), { screen: fieldsScreen });
