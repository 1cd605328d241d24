/** Decides how a heart paints itself before React: one cloned button, repainted when its product's favourite changes anywhere on the page. */
import type { shopFavourite } from '../../elements/shop-favourite';
import type { PropsOf } from '../element/declare';
import type { Shell } from '../element/shell';
import { favouriteNow, onFavourites } from '../store/favourites';
import heart from './heart.css?inline';
import { HEART, heartClass, heartLabel } from './heart';

const SVG = 'http://www.w3.org/2000/svg';
let drawn: HTMLButtonElement | undefined;

/** Drawn once and cloned for every heart. */
function draw(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('part', 'button');
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = svg.appendChild(document.createElementNS(SVG, 'path'));
  path.setAttribute('d', HEART);
  button.append(svg);
  return button;
}

/** The hearts at rest; one look at the store serves them all. */
const resting = new Set<() => void>();
let stop: (() => void) | undefined;

export const heartShell: Shell<PropsOf<typeof shopFavourite>> = {
  styles: [heart],
  paint(root, { productId, active, productName }) {
    const button = (root.firstElementChild ??
      root.appendChild((drawn ??= draw()).cloneNode(true))) as HTMLButtonElement;
    const { active: isActive } = favouriteNow(productId ?? '', active);
    const label = heartLabel(isActive, productName);
    button.className = heartClass(isActive);
    button.title = label;
    button.ariaLabel = label;
  },
  follow(_element, repaint) {
    resting.add(repaint);
    stop ??= onFavourites(() => resting.forEach((one) => one()));
    return () => {
      resting.delete(repaint);
    };
  },
};
