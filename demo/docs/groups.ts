/** Decides in which groups and which order the documentation lists the tags. */
export const groups: readonly { readonly title: string; readonly tags: readonly `shop-${string}`[] }[] = [
  {
    title: 'Cart and checkout',
    tags: ['shop-cart', 'shop-cart-widget', 'shop-locker-map', 'shop-address', 'shop-order-tracking'],
  },
  {
    title: 'Search',
    tags: ['shop-suggester', 'shop-search', 'shop-filters', 'shop-autocomplete', 'shop-add-product'],
  },
  {
    title: 'Product',
    tags: ['shop-calculator', 'shop-quantity', 'shop-add-to-cart', 'shop-favourite', 'shop-favourites'],
  },
  {
    title: 'Forms and account',
    tags: ['shop-input', 'shop-select', 'shop-checkbox', 'shop-regulations', 'shop-password-rules', 'shop-form-event'],
  },
  { title: 'Page', tags: ['shop-config', 'shop-tabs', 'shop-faq', 'shop-slider'] },
];

/** The pages besides those of the tags, in the order of the navigation. */
export const guides = [
  { slug: '', title: 'Getting started' },
  { slug: 'theming', title: 'Theming' },
  { slug: 'texts', title: 'Texts and languages' },
  { slug: 'events', title: 'Events' },
  { slug: 'contract', title: 'Wire contract' },
] as const;
