/** Defines `<shop-faq>`. */
import { define } from '../../src/element/define';
import { shopFaq } from '../shop-faq';

define(shopFaq, () => import('../../src/ui/sections/Faq'));
