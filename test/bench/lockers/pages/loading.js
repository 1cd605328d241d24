/** The first part of both peers: the pages of the API, four at a time, and the operating lockers of them. */

const count = new URLSearchParams(location.search).get('count') ?? '30000';

const get = async (page) => (await fetch(`/api/points?count=${count}&per_page=500&page=${page}`)).json();

export async function load() {
  const first = await get(1);
  const answers = [first];
  const waiting = Array.from({ length: first.total_pages - 1 }, (_, index) => index + 2);
  const lane = async () => {
    for (let page; (page = waiting.shift());) answers.push(await get(page));
  };
  await Promise.all([lane(), lane(), lane(), lane()]);
  return answers
    .flatMap(({ items }) => items)
    .filter(({ type, status }) => type.includes('parcel_locker') && status === 'Operating');
}

/** The clusters of all lockers are drawn. */
export const drawn = () => {
  globalThis.all ??= performance.now();
};
