/** `<shop-cart>` in the bench: the built element, warm, with its skeleton displayed and its first response pending. */
import { pageRequest } from './answering';
import { measureCart } from './measuring';

const element = document.createElement('shop-cart');
element.setAttribute('cart-url', '/koszyk');
element.setAttribute('routing', 'memory');
document.body.append(element);
await import(/* @vite-ignore */ '/dist/shop-cart.js' as string);
await pageRequest();
const root = element.shadowRoot!;
measureCart({
  root,
  press: (row) => row.querySelector<HTMLElement>('.quantity__button:last-of-type')!.click(),
});

/** The markup for the hand-written page: the same DOM and styles, with one line as the template of all lines. */
function drawn() {
  const stage = document.createElement('div');
  stage.append(...[...root.childNodes].map((node) => node.cloneNode(true)));
  const [, ...others] = stage.querySelectorAll('[data-item]');
  for (const other of others) other.remove();
  for (const group of stage.querySelectorAll('.items__group:empty')) group.remove();
  return {
    styles: root.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join('\n')),
    html: stage.innerHTML,
  };
}
Object.assign(globalThis, { drawn });
