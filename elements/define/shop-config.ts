/** Defines `<shop-config>`, which only holds settings and displays nothing. */
import { define } from '../../src/element/define';
import { shopConfig } from '../shop-config';

define(shopConfig);
