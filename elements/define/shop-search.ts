/** Decides what fills `<shop-search>`. */
import { define } from '../../src/element/define';
import { shopSearch } from '../shop-search';

define(shopSearch, () => import('../../src/search/site/SiteSearch'));
