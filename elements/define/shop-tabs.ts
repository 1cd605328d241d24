/** Defines `<shop-tabs>`. */
import { define } from '../../src/element/define';
import { shopTabs } from '../shop-tabs';

define(shopTabs, () => import('../../src/ui/sections/Tabs'));
