/** The response to every candidate: ten products of the typed phrase, as JSON from a patched `fetch`, after the same short delay. */

const wait = globalThis.setTimeout.bind(globalThis);

const products = (query) =>
  Array.from({ length: 10 }, (_, nth) => ({
    id: nth + 1,
    link: `/produkt/${encodeURIComponent(query)}-${nth}`,
    image: `/picture/${nth}.svg`,
    title: `Gres ${query} Calva ${nth} mat 60 × 60 cm`,
    hasPrice: true,
    isOnDemand: false,
    isOnRequest: nth % 3 === 0,
    priceGross: `${query.length * 37 + turn + nth}.90`,
    priceNet: `${query.length * 29 + turn + nth}.50`,
  }));

let turn = 0;
/** How long the answers take, and when the last one was asked for and was there: that time is the same for all and nobody's work. */
export const network = { latency: 12, asked: 0, answered: 0 };

globalThis.fetch = (url, init) => {
  // What follows is the server's work.
  network.asked = performance.now();
  const { query } = JSON.parse(init.body);
  turn += 1;
  const answer = new Response(JSON.stringify({ products: products(query), categories: [] }));
  return new Promise((resolve) => {
    const arrive = () => {
      network.answered = performance.now();
      resolve(answer);
    };
    if (network.latency === 0) arrive();
    else wait(arrive, network.latency);
  });
};

/** What a peer's page calls; ours calls the patched `fetch` through its own client. */
export const ask = async (query) => {
  const answer = await fetch('/suggest', { method: 'POST', body: JSON.stringify({ query }) });
  return (await answer.json()).products;
};

/** A pause before asking is no work: timers of this length run at once. */
export function skipPauses(ms) {
  const real = globalThis.setTimeout;
  globalThis.setTimeout = (action, delay, ...rest) => {
    if ((delay ?? 0) !== ms) return real(action, delay, ...rest);
    queueMicrotask(action);
    return 0;
  };
}

/** "1234.5" → "1 234,50 zł", the same for all. */
const format = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN', useGrouping: 'always' });
export const money = (amount) => format.format(amount);

/** A title cut where the phrase stands, for the peers' own marks. */
export function parts(title, query) {
  const at = title.toLowerCase().indexOf(query.toLowerCase());
  return at < 0
    ? [title, '', '']
    : [title.slice(0, at), title.slice(at, at + query.length), title.slice(at + query.length)];
}
