/** The floor of the search: written by hand into the page, so that only the field, the pause and the response take time. */
const list = document.querySelector('#list');
let waiting;

document.querySelector('#field').addEventListener('input', ({ target }) => {
  clearTimeout(waiting);
  const query = target.value.trim();
  if (query.length < 3) return list.replaceChildren();
  waiting = setTimeout(async () => {
    const answer = await fetch('/api/suggest', { method: 'POST', body: JSON.stringify({ query }) });
    const { products } = await answer.json();
    list.replaceChildren(
      ...products.map((item) => {
        const entry = document.createElement('li');
        entry.role = 'option';
        const link = entry.appendChild(document.createElement('a'));
        link.href = item.link;
        link.textContent = `${item.title}, ${item.priceGross} zł`;
        return entry;
      }),
    );
  }, 400);
});
