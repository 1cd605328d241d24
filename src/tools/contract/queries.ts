/** Decides what the parameters of the calls by GET mean: an address's query, by name. */

export const pointsQuery: Readonly<Record<string, string>> = {
  type: 'Always parcel_locker.',
  status: 'Always Operating.',
  page: 'From 1. The pages are asked for until one brings no locker that is new.',
  per_page: 'How many lockers a page may have.',
  fields: 'Names of the fields that are read, with commas between.',
  name: 'The code of one locker.',
  relative_post_code: 'A post code: the nearest lockers come first, each with its `distance`.',
  sort_by: 'With `relative_post_code`: distance_to_relative_point.',
  sort_order: 'With `relative_post_code`: asc.',
  limit: 'With `relative_post_code`: how many are enough.',
};

export const ordersQuery: Readonly<Record<string, string>> = {
  page: 'From 0. `total` of the answer says how many orders there are on all pages.',
  query: 'What was typed into the search; empty where nothing was.',
};

/** With its example, where one is given. */
export const inQuery = (meanings: Readonly<Record<string, string>>, examples: Readonly<Record<string, string>> = {}) =>
  Object.entries(meanings).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
    ...(examples[name] !== undefined && { example: examples[name] }),
  }));
