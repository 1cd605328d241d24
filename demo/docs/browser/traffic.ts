/** The traffic panel of an example: its calls with responses, edited responses, and a fault for all calls. */
import { LitElement, html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { faults } from '../../../src/tools/mock/network-faults';
import { callRow } from './call';
import type { Answering, Called, Report } from './messages';

const MOST_SHOWN = 30;

/** The index of a call in the page's whole log, because a reloaded frame counts from 0 again. */
interface CallView {
  readonly key: string;
  readonly call: Called;
}

class Traffic extends LitElement {
  static override properties = { calls: { state: true }, fault: { state: true }, instead: { state: true } };
  declare calls: readonly CallView[];
  declare fault: string;
  declare instead: Answering['instead'];
  #loads = 0;

  constructor() {
    super();
    [this.calls, this.fault, this.instead] = [[], '', {}];
  }

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('message', this.#hear);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('message', this.#hear);
  }

  get #frame(): Window | null | undefined {
    return document.querySelector<HTMLIFrameElement>('docs-playground iframe')?.contentWindow;
  }

  #hear = ({ source, data }: MessageEvent<Report>): void => {
    if (source !== this.#frame) return;
    if (data.type === 'ready') {
      this.#loads += 1;
      this.#send();
    }
    if (data.type === 'call') this.#show(data.call);
  };

  #show(call: Called): void {
    const key = `${this.#loads} ${call.id}`;
    const isKnown = this.calls.some((one) => one.key === key);
    this.calls = isKnown
      ? this.calls.map((one) => (one.key === key ? { key, call } : one))
      : [{ key, call }, ...this.calls].slice(0, MOST_SHOWN);
    if (call.how === 'changed') this.#answer(`${call.method} ${call.address}`, undefined);
  }

  #send(): void {
    const { fault, instead } = this;
    this.#frame?.postMessage({ type: 'answering', fault, instead } satisfies Answering, location.origin);
  }

  #answer(to: string, answer: { status: number; text: string } | undefined): void {
    const { [to]: _, ...others } = this.instead;
    this.instead = answer === undefined ? others : { ...others, [to]: answer };
    this.#send();
  }

  #break = (event: Event): void => {
    this.fault = (event.target as HTMLSelectElement).value;
    this.#send();
  };

  get #spoken(): string {
    const [last] = this.calls;
    if (last === undefined || last.call.ms === undefined) return '';
    const { method, address, status } = last.call;
    return `${method} ${address}: ${status === 0 ? 'no answer' : status}`;
  }

  override render() {
    const waiting = Object.keys(this.instead);
    return html`<div class="traffic">
      <div class="log__bar">
        <label class="traffic__fault"
          >Break the answers
          <select class="control" @change=${this.#break}>
            <option value="">Not at all</option>
            ${faults.map(({ name }) => html`<option>${name}</option>`)}
          </select></label
        >
        <button
          class="button"
          type="button"
          ?disabled=${this.calls.length === 0}
          @click=${() => void (this.calls = [])}
        >
          Clear
        </button>
      </div>
      ${
        this.fault === ''
          ? nothing
          : html`<p class="traffic__told">Every call ends so, until you set it back: <b>${this.fault}</b>.</p>`
      }
      ${waiting.map(
        (to) =>
          html`<p class="traffic__told">
            Your answer waits for the next <code>${to}</code>.
            <button class="button" type="button" @click=${() => this.#answer(to, undefined)}>Take it back</button>
          </p>`,
      )}
      ${
        this.calls.length === 0
          ? html`<p class="none">No call yet.</p>`
          : html`<ol>
              ${repeat(
                this.calls,
                ({ key }) => key,
                ({ key, call }) =>
                  html`<li>
                    ${callRow(key.replace(' ', '-'), call, (status, text) => this.#answer(`${call.method} ${call.address}`, { status, text }))}
                  </li>`,
              )}
            </ol>`
      }
      <p class="hidden" role="status">${this.#spoken}</p>
    </div>`;
  }
}
customElements.define('docs-traffic', Traffic);
