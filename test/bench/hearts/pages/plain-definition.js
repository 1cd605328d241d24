/** A heart written by hand: a custom element that clones a template. */
import { label, PATH, STYLE } from './drawing.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);
const template = document.createElement('template');
template.innerHTML = `<button type="button" part="button" class="heart"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${PATH}"/></svg></button>`;

class PlainHeart extends HTMLElement {
  connectedCallback() {
    if (this.shadowRoot) return;
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    root.append(template.content.cloneNode(true));
    const button = root.firstElementChild;
    button.title = button.ariaLabel = label(this.getAttribute('product-name'));
    button.addEventListener('click', () => button.classList.toggle('heart--active'));
  }
}
customElements.define('plain-heart', PlainHeart);
