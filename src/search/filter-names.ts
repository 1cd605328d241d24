/** Names of filter parameters in URLs and bodies (rule S9). */

export const AVAILABILITY = [
  'only_available_in_my_department',
  'only_available_in_other_departments',
  'on_request',
  'show_unavailable_products',
] as const;
export const OFFER = ['bestseller', 'is_new', 'on_sale', 'promotion'] as const;
export const FLAGS = [...AVAILABILITY, ...OFFER] as const;
export type Flag = (typeof FLAGS)[number];

/** Any filter parameter except the phrase, which belongs to the search. */
export const isFilterName = (name: string): boolean =>
  /^(br|c|pr)\[/.test(name) || (FLAGS as readonly string[]).includes(name);
