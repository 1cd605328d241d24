/** The meanings of query parameters, by name. */

export const pointsQuery: Readonly<Record<string, string>> = {
  type: 'Always parcel_locker.',
  status: 'Always Operating.',
  page: 'Page number from 1. The element requests pages until one has no new locker.',
  per_page: 'Maximum number of lockers per page.',
  fields: 'Names of the fields that the element reads, separated by commas.',
  name: 'Code of a locker.',
  relative_post_code: 'Post code. The nearest lockers come first, each with its `distance`.',
  sort_by: 'With `relative_post_code`: distance_to_relative_point.',
  sort_order: 'With `relative_post_code`: asc.',
  limit: 'With `relative_post_code`: maximum number of lockers.',
};

export const ordersQuery: Readonly<Record<string, string>> = {
  view: 'Key of one of the response’s `views`. Missing until the buyer chooses one.',
  state: 'Key of one of the response’s `states`. Missing until the buyer chooses one.',
  period: 'Key of one of the response’s `periods`. Missing until the buyer chooses one.',
  page: 'Page number from 0. `total` of the response is the number of orders on all pages.',
  query: 'Search query, empty by default.',
};

/** Query parameters in OpenAPI's form, with `examples` by name. */
export const inQuery = (meanings: Readonly<Record<string, string>>, examples: Readonly<Record<string, string>> = {}) =>
  Object.entries(meanings).map(([name, description]) => ({
    name,
    in: 'query',
    description,
    schema: { type: 'string' },
    ...(examples[name] !== undefined && { example: examples[name] }),
  }));
