/** The lower bound: the same DOM and styles, filled and updated by hand, without validation, framework or undo. */
import { pageRequest, realFetch } from './answering';
import { measureCart } from './measuring';

interface Line {
  id: number;
  index: string;
  url: string;
  image: string;
  product_name: string;
  brand_name: string;
  quantity: number;
  prices: { net: string; gross: string; total_gross: string };
}
interface Answer {
  cart: { items: Line[]; prices: { total_gross: string } };
}

const format = new Intl.NumberFormat('pl-PL', { style: 'currency', currency: 'PLN', useGrouping: 'always' });
const money = (amount: string): string => format.format(Number(amount));
const PER_GROUP = 25;

const host = document.body.appendChild(document.createElement('div'));
host.style.display = 'block';
const root = host.attachShadow({ mode: 'open' });
const drawn = (await (await realFetch('/api/drawn')).json()) as { styles: string[]; html: string };
root.adoptedStyleSheets = drawn.styles.map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});
const cart = document.createElement('template');
cart.innerHTML = drawn.html;
const row = cart.content.querySelector<HTMLElement>('[data-item]')!;
const group = row.parentElement!;
group.remove();
row.remove();

const text = (node: ParentNode, selector: string, value: string): void => {
  const first = node.querySelector(selector)!.firstChild as Text;
  if (first.data !== value) first.data = value;
};

/** The pressed line and the totals are marked as busy, like in the element. */
function save(one: HTMLElement, isSaving: boolean): void {
  one.querySelector('.items__total')!.classList.toggle('items__total--stale', isSaving);
  root.querySelector('.totals')!.classList.toggle('totals--stale', isSaving);
}

let drawnLines: readonly Line[] = [];
const rows = new Map<number, HTMLElement>();

function fill(one: HTMLElement, line: Line): void {
  text(one, '.items__net', money(line.prices.net));
  text(one, '.items__gross', money(line.prices.gross));
  text(one, '.items__total', money(line.prices.total_gross));
  one.querySelector<HTMLInputElement>('.quantity__input')!.value = String(line.quantity);
}

function made(line: Line): HTMLElement {
  const one = row.cloneNode(true) as HTMLElement;
  one.dataset['item'] = String(line.id);
  one.querySelector('img')!.src = line.image;
  one.querySelector('a')!.href = line.url;
  text(one, '.product__index', line.index);
  text(one, '.product__name', line.product_name);
  text(one, '.product__brand', line.brand_name);
  one.querySelector('.quantity__input')!.setAttribute('aria-label', `Ilość: ${line.product_name}`);
  one.querySelector('.items__remove button')!.setAttribute('aria-label', `Usuń: ${line.product_name}`);
  fill(one, line);
  rows.set(line.id, one);
  return one;
}

function show({ cart: { items, prices } }: Answer): void {
  if (drawnLines.length === 0) {
    const content = cart.content.cloneNode(true) as DocumentFragment;
    const list = content.querySelector('table')!;
    for (let at = 0; at < items.length; at += PER_GROUP) {
      const part = items.slice(at, at + PER_GROUP);
      const body = group.cloneNode() as HTMLElement;
      body.style.setProperty('--_lines', String(part.length));
      body.append(...part.map(made));
      list.append(body);
    }
    root.replaceChildren(content);
  } else {
    items.forEach((line, position) => {
      const before = drawnLines[position]!;
      if (before.quantity === line.quantity && before.prices.total_gross === line.prices.total_gross) return;
      const one = rows.get(line.id)!;
      fill(one, line);
      save(one, false);
    });
  }
  const total = [...root.querySelectorAll('.totals dd')].at(-1);
  if (total) total.textContent = money(prices.total_gross);
  drawnLines = items;
}

const ask = async (): Promise<void> => show((await (await fetch('/koszyk')).json()) as Answer);
void ask();
await pageRequest();
measureCart({
  root,
  press(one) {
    save(one, true);
    void ask();
  },
});
