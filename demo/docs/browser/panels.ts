/** The snippet and the event log below an example. */
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { languages, type Language } from '../dialects/dialect';
import { highlight } from '../highlight';

interface Choice {
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly at: string;
  choose(value: string): void;
}

/** A row of radio buttons that looks like one switch. */
export const segments = ({ name, label, options, at, choose }: Choice) =>
  html`<fieldset class="segments">
    <legend class="hidden">${label}</legend>
    ${options.map(
      ([value, text]) =>
        html`<label
          ><input
            type="radio"
            name=${name}
            value=${value}
            .checked=${value === at}
            @change=${() => choose(value)}
          /><span>${text}</span></label
        >`,
    )}
  </fieldset>`;

/** The code's tokens in their colours. */
export const coloured = (code: string) =>
  highlight(code).map(({ kind, text }) => (kind === 'plain' ? text : html`<span class="code-${kind}">${text}</span>`));

interface CodePanel {
  readonly code: string;
  readonly language: Language;
  readonly isCopied: boolean;
  choose(language: Language): void;
  copy(): void;
}

export const codePanel = ({ code, language, isCopied, choose, copy }: CodePanel) =>
  html`<section class="code" aria-label="Snippet">
    <div class="code__bar">
      ${segments({
        name: 'language',
        label: 'Language of the template',
        options: languages.map((one) => [one, one]),
        at: language,
        choose: (value) => choose(value as Language),
      })}
      <button class="button" type="button" @click=${copy}>${isCopied ? 'Copied' : 'Copy'}</button>
    </div>
    <pre tabindex="0" role="group" aria-label="Code"><code>${coloured(code)}</code></pre>
  </section>`;

export interface Logged {
  readonly id: number;
  readonly name: string;
  readonly detail: string;
  readonly at: string;
}

export const logPanel = (entries: readonly Logged[], clear: () => void) =>
  html`<section class="log" aria-labelledby="log">
    <div class="log__bar">
      <h3 id="log">Event log</h3>
      <button class="button" type="button" ?disabled=${entries.length === 0} @click=${clear}>Clear</button>
    </div>
    ${
      entries.length === 0
        ? html`<p class="none">Nothing yet. What the element tells appears here.</p>`
        : html`<ol>
            ${repeat(
              entries,
              ({ id }) => id,
              ({ name, detail, at }) =>
                html`<li>
                  <time>${at}</time> <code>${name}</code> ${
                    detail === ''
                      ? nothing
                      : detail.length < 90 && !detail.includes('\n')
                        ? html`<code class="log__detail">${detail}</code>`
                        : html`<details ?open=${detail.length < 400}>
                            <summary>detail</summary>
                            <pre tabindex="0" role="group" aria-label="Detail of ${name}">${detail}</pre>
                          </details>`
                  }
                </li>`,
            )}
          </ol>`
    }
  </section>`;
