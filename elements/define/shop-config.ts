/** Defines `<shop-config>`, which shows nothing: it only holds settings. */
import { define } from '../../src/element/define';
import { shopConfig } from '../shop-config';

define(shopConfig);
