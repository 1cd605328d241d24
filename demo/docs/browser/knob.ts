/** Selects the control for an attribute: checkbox, list, number, line, or JSON with its error. */
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import { isBroken, type Knob } from '../knobs';

interface Turning {
  readonly knob: Knob;
  /** The attribute's value, as in `ChangedAttributes`. */
  readonly at: string;
  /** Whether the value differs from the example's. */
  readonly isTurned: boolean;
  turn(text: string): void;
}

const textOf = (event: Event): string =>
  (event.target as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement).value;

function control({ knob, at, turn }: Turning) {
  const id = `knob-${knob.name}`;
  const onText = (event: Event): void => turn(textOf(event));
  switch (knob.kind) {
    case 'oneOf':
      return html`<select class="control" id=${id} .value=${live(at)} @change=${onText}>
        <option value="" ?selected=${at === ''}>${knob.default === '' ? '–' : `– (${knob.default})`}</option>
        ${knob.words.map((word) => html`<option ?selected=${word === at}>${word}</option>`)}
      </select>`;
    case 'json':
      return html`<textarea
          class="control control--json"
          id=${id}
          rows="5"
          spellcheck="false"
          aria-invalid=${isBroken(knob, at) ? 'true' : 'false'}
          aria-describedby="${id}-fault"
          .value=${live(at)}
          @input=${onText}
        ></textarea>
        <span class="knob__fault" id="${id}-fault" role="status"
          >${isBroken(knob, at) ? 'Invalid JSON. The element keeps its previous value.' : nothing}</span
        >`;
    case 'text':
    case 'tokens':
    case 'flag':
    case 'number':
    case 'integer': {
      const isNumber = knob.kind === 'number' || knob.kind === 'integer';
      return html`<input
        class="control"
        id=${id}
        type=${isNumber ? 'number' : 'text'}
        step=${knob.kind === 'number' ? 'any' : nothing}
        placeholder=${knob.default}
        autocomplete="off"
        .value=${live(at)}
        @input=${onText}
      />`;
    }
  }
}

export function knobRow(turning: Turning) {
  const { knob, at, isTurned, turn } = turning;
  const mark = isTurned ? html`<span class="knob__mark" title="Turned"></span>` : nothing;
  if (knob.kind === 'flag') {
    return html`<label class="knob knob--flag" title=${knob.summary}>
      <input
        type="checkbox"
        .checked=${live(at === 'on')}
        @change=${(event: Event) => turn((event.target as HTMLInputElement).checked ? 'on' : 'off')}
      />
      <code>${knob.name}</code>${mark}
    </label>`;
  }
  return html`<div class="knob" title=${knob.summary}>
    <label for="knob-${knob.name}"><code>${knob.name}</code>${mark}</label>
    ${control(turning)}
  </div>`;
}
