/** Decides the example of `<shop-slider>`: promotions that pass by. */
import type { Example } from '../example';
import { each, el, from } from '../tree';

export const example: Example = {
  words: ['karuzela', 'slajdy', 'carousel', 'promocje'],
  height: 300,
  snippet: [
    el(
      'shop-slider',
      { label: 'Promocje tygodnia', interval: '6000' },
      each(
        'products',
        'product',
        el(
          'a',
          { class: 'slide', href: ['/produkt/', from('product.slug')] },
          el('img', { src: ['/obrazki/', from('product.sku'), '.svg'], alt: '', width: '160', height: '160' }),
          el('strong', {}, from('product.name')),
        ),
      ),
    ),
  ],
};
