/** One call of an example: a line with the request and an editable response behind it. */
import { html, nothing } from 'lit';
import type { Called } from './messages';
import { coloured } from './panels';

/** JSON indented for reading; other text unchanged. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const LEAST_ROWS = 3;
const MOST_ROWS = 16;

/** `id` is the row's id, used by its label. */
export function callRow(id: string, { method, address, body, how, ms, status, answer }: Called, give: Give) {
  const isUnderWay = ms === undefined;
  const outcome = isUnderWay ? '…' : status === 0 ? 'no answer' : String(status);
  const text = pretty(answer);
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    const data = new FormData(event.target as HTMLFormElement);
    give(Number(data.get('status')), String(data.get('answer')));
  };
  const rows = Math.min(MOST_ROWS, Math.max(LEAST_ROWS, text.split('\n').length));
  return html`<details>
    <summary>
      <span class="method">${method}</span> <code>${address}</code>
      <b class=${status >= 200 && status < 300 ? '' : 'traffic__bad'}>${outcome}</b>
      ${isUnderWay ? nothing : html`<small>${ms} ms</small>`}
      ${how === '' ? nothing : html`<small class="badge">${how}</small>`}
    </summary>
    <div class="exchange">
      ${
        body === ''
          ? html`<p class="bare">Asked without a body.</p>`
          : html`<figure class="code">
              <figcaption>Asked</figcaption>
              <pre tabindex="0" role="group" aria-label="Asked"><code>${coloured(pretty(body))}</code></pre>
            </figure>`
      }
      ${
        isUnderWay
          ? html`<p class="bare">Under way.</p>`
          : html`<form class="code" aria-label="Answer of ${method} ${address}" @submit=${send}>
              <div class="code__bar">
                <label for="answer-${id}">Answered</label>
                <label
                  >Status
                  <input
                    class="control"
                    name="status"
                    type="number"
                    min="200"
                    max="599"
                    required
                    .value=${String(status || 200)}
                /></label>
                <button class="button">Answer this next time</button>
              </div>
              <textarea
                class="control control--json"
                id="answer-${id}"
                name="answer"
                rows=${rows}
                spellcheck="false"
                .value=${text}
              ></textarea>
            </form>`
      }
    </div>
  </details>`;
}

type Give = (status: number, text: string) => void;
