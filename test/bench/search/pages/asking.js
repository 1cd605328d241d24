/** The requests of the peers: after the same pause as ours, to the same URL. */

let waiting;

/** The newest of several questions within 400 ms; what is not asked stays unanswered. */
export const askAfterPause = (query) =>
  new Promise((resolve) => {
    clearTimeout(waiting);
    if (query.trim().length < 3) return resolve([]);
    waiting = setTimeout(async () => {
      const answer = await fetch('/api/suggest', { method: 'POST', body: JSON.stringify({ query }) });
      resolve((await answer.json()).products);
    }, 400);
  });

export const title = (item) => `${item.title}, ${item.priceGross} zł`;
