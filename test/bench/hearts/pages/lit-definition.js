/** A heart written with lit, as in its guide. */
import { LitElement, css, html, unsafeCSS } from 'lit';
import { label, PATH, STYLE } from './drawing.js';

class LitHeart extends LitElement {
  static properties = {
    productId: { attribute: 'product-id' },
    productName: { attribute: 'product-name' },
    active: { type: Boolean },
  };
  static styles = css`
    ${unsafeCSS(STYLE)}
  `;
  render() {
    const text = label(this.productName);
    return html`<button
      type="button"
      part="button"
      class=${this.active ? 'heart heart--active' : 'heart'}
      title=${text}
      aria-label=${text}
      @click=${() => (this.active = !this.active)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true"><path d=${PATH}></path></svg>
    </button>`;
  }
}
customElements.define('lit-heart', LitHeart);
