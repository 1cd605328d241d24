/** The example of `<shop-slider>`: promotions as slides. */
import { LONG } from '../../../src/tools/mock/long';
import type { Example } from '../example';
import { each, el, from } from '../tree';

export const example: Example = {
  words: ['karuzela', 'slajdy', 'carousel', 'promocje'],
  use: 'A few promotions at the top of a page, without information that a buyer must read.',
  instead: 'What everybody should find stands below each other, or under `<shop-tabs>`.',
  scriptless: 'All slides below each other.',
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
  states: [
    { name: 'never moving', with: { interval: '0' }, has: '[aria-label="Pokaż slajd 1"]' },
    {
      name: 'long words',
      data: { products: [{ sku: 'KLA1-1000', slug: 'klamka-arco-chrom-szyld-wc', name: LONG }] },
      shows: LONG,
    },
  ],
};
