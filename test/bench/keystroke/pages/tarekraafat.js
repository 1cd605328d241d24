/** @tarekraafat/autocomplete.js with its own list and the same content per entry. */
import AutoComplete from '@tarekraafat/autocomplete.js';
import '@tarekraafat/autocomplete.js/dist/css/autoComplete.css';
import { ask, money, parts, skipPauses } from './answers.js';
import { measureWith } from './measure.js';

// Its debounce is a timer even where it is 0.
skipPauses(0);
const input = document.body.appendChild(document.createElement('input'));
input.id = 'autoComplete';
const span = (text, className = '') => {
  const made = document.createElement('span');
  made.textContent = text;
  made.className = className;
  return made;
};
new AutoComplete({
  selector: '#autoComplete',
  threshold: 3,
  data: { src: ask, keys: ['title'], cache: false },
  searchEngine: (_, record) => record,
  resultsList: { maxResults: 10, tabSelect: true },
  resultItem: {
    element(item, { value }) {
      const [before, match, after] = parts(value.title, input.value);
      const mark = document.createElement('mark');
      mark.textContent = match;
      const image = document.createElement('img');
      Object.assign(image, { src: value.image, alt: '', width: 48, height: 48 });
      const link = document.createElement('a');
      link.href = value.link;
      const title = document.createElement('span');
      title.append(before, mark, after);
      link.append(image, title);
      if (value.isOnRequest) link.append(span('Na zamówienie'));
      link.append(span(`${money(value.priceGross)} brutto`), span(`${money(value.priceNet)} netto`));
      item.replaceChildren(link);
    },
  },
});
measureWith({
  input,
  root: document.body,
  entries: () => document.querySelectorAll('ul[role=listbox] > li'),
});
