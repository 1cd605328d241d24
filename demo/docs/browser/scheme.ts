/** The switch of the documentation's colours. A cookie stores the choice, so that the server renders the page in it. */
import { LitElement, html } from 'lit';
import { pageUrl } from './place-of-site';

const schemes = { '': 'System', light: 'Light', dark: 'Dark' } as const;
const YEAR = 365 * 24 * 60 * 60;

class Scheme extends LitElement {
  protected override createRenderRoot() {
    return this;
  }

  #choose = (event: Event): void => {
    const { value } = event.target as HTMLSelectElement;
    document.documentElement.dataset['scheme'] = value;
    document.cookie = `docs_scheme=${value}; path=${new URL(pageUrl('')).pathname}; max-age=${YEAR}; samesite=lax`;
  };

  override render() {
    const now = document.documentElement.dataset['scheme'] ?? '';
    return html`<select class="control" aria-label="Colours" @change=${this.#choose}>
      ${Object.entries(schemes).map(
        ([value, label]) => html`<option value=${value} ?selected=${value === now}>${label}</option>`,
      )}
    </select>`;
  }
}
customElements.define('docs-scheme', Scheme);
