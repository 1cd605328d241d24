/** Defines `<shop-faq>`: its view and its values. */
import { define } from '../../src/element/define';
import { shopFaq } from '../shop-faq';

define(shopFaq, () => import('../../src/ui/sections/Faq'));
