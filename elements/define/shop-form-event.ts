/** Defines `<shop-form-event>`. */
import { define } from '../../src/element/define';
import { shopFormEvent } from '../shop-form-event';

// The element must not take part in the form's layout.
define(shopFormEvent, (island) => import('../../src/account/data-layer/FormEvent').then(({ begin }) => begin(island)), {
  screen: { whole: true, until: 'now', tree: [], css: [':host{display:none}'] },
});
