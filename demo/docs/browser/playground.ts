/** The playground of an element's page: its example in a frame, knobs, the snippet, and the element's events. */
import { fileUrl } from './place-of-site';
import { LitElement, html, type PropertyValues } from 'lit';
import { write } from '../dialects/write-dialect';
import { initial, validValuesOf, withKnobValues, type Knob, type ChangedAttributes } from '../knobs';
import { viewOf, type StateView, type State } from '../state';
import { find } from '../tree';
import { knobRow } from './knob';
import type { Report, Setting } from './messages';
import { codePanel, logPanel, type Logged } from './panels';
import { DEFAULT_STAGE, fragmentOf, readFragment, type Stage } from './fragment';
import { frame, statesBar, toolbar } from './stage';

interface Given extends StateView {
  readonly tag: string;
  readonly knobs: readonly Knob[];
  readonly states: readonly State[];
  readonly height: number;
  readonly themes: readonly string[];
}

const MOST_LOGGED = 50;
const TALLEST = 900;
const COPIED_FOR = 2000;

class Playground extends LitElement {
  static override properties = {
    turned: { state: true },
    stage: { state: true },
    log: { state: true },
    spoken: { state: true },
    height: { state: true },
    room: { state: true },
  };
  declare turned: ChangedAttributes;
  declare stage: Stage;
  declare log: readonly Logged[];
  declare spoken: string;
  declare height: number;
  declare room: number;
  #given!: Given;
  #heard: ChangedAttributes = {};
  #logged = 0;

  protected override createRenderRoot() {
    return this;
  }

  override connectedCallback(): void {
    this.#given ??= JSON.parse(this.querySelector('script')?.textContent ?? '') as Given;
    this.#arrive();
    [this.log, this.spoken, this.height, this.room] = [[], '', this.#given.height, this.clientWidth];
    this.replaceChildren();
    addEventListener('message', this.#hear);
    addEventListener('hashchange', this.#arrive);
    super.connectedCallback();
  }

  override disconnectedCallback(): void {
    removeEventListener('message', this.#hear);
    removeEventListener('hashchange', this.#arrive);
    super.disconnectedCallback();
  }

  #arrive = (): void => {
    const names = this.#given.knobs.map(({ name }) => name);
    const shared = readFragment(location.hash, names);
    if (shared === undefined && this.turned !== undefined) return;
    [this.turned, this.stage] = [shared?.turned ?? {}, shared?.stage ?? DEFAULT_STAGE];
  };

  get #shown(): StateView {
    return viewOf(this.#given, this.stage.state);
  }

  /** The initial values of the knobs. */
  get #atFirst(): ChangedAttributes {
    const { snippet, scope } = this.#shown;
    return initial(find(snippet, this.#given.tag)!, this.#given.knobs, scope);
  }

  get #frame(): HTMLIFrameElement | null {
    return this.querySelector('iframe');
  }

  #hear = ({ source, data }: MessageEvent<Report>): void => {
    if (source !== this.#frame?.contentWindow) return;
    if (data.type === 'ready') this.#send();
    if (data.type === 'height') this.height = Math.min(TALLEST, Math.max(this.#given.height, Math.ceil(data.height)));
    if (data.type !== 'event') return;
    const at = new Date().toLocaleTimeString('en-GB');
    const entry = { id: this.#logged++, name: data.name, detail: data.detail, at };
    this.log = [entry, ...this.log].slice(0, MOST_LOGGED);
    this.spoken = data.name;
  };

  get #sound(): ChangedAttributes {
    return (this.#heard = validValuesOf(this.#given.knobs, this.turned, this.#heard));
  }

  #send(): void {
    const { scheme, density, theme } = this.stage;
    const setting: Setting = {
      type: 'setting',
      turned: this.#sound,
      kinds: Object.fromEntries(this.#given.knobs.map(({ name, kind, property }) => [name, { kind, property }])),
      scheme,
      density,
      theme: this.#given.themes.includes(theme) ? fileUrl(`motywy/${theme}.css`) : '',
    };
    this.#frame?.contentWindow?.postMessage(setting, location.origin);
  }

  protected override firstUpdated(): void {
    const stage = this.querySelector('.stage__room')!;
    new ResizeObserver(() => void (this.room = stage.clientWidth)).observe(stage);
  }

  protected override updated(changed: PropertyValues): void {
    if (!changed.has('turned') && !changed.has('stage')) return;
    this.#send();
    const hash = fragmentOf(this.turned, this.stage);
    const isOfPage = hash === '' && readFragment(location.hash, []) === undefined;
    if (!isOfPage && hash !== location.hash) history.replaceState(history.state, '', hash || location.pathname);
  }

  #turn(name: string, text: string): void {
    const { [name]: _, ...others } = this.turned;
    this.turned = text === this.#atFirst[name] ? others : { ...others, [name]: text };
  }

  #choose(part: Partial<Stage>): void {
    this.stage = { ...this.stage, ...part };
  }

  async #copy(code: string): Promise<void> {
    await navigator.clipboard.writeText(code);
    this.spoken = 'Copied';
    setTimeout(() => void (this.spoken === 'Copied' && (this.spoken = '')), COPIED_FOR);
  }

  #knobs() {
    const { knobs } = this.#given;
    const atFirst = this.#atFirst;
    if (knobs.length === 0) return html`<p class="none">It has no attributes: what stands inside decides.</p>`;
    return knobs.map((knob) => {
      const at = this.turned[knob.name] ?? atFirst[knob.name] ?? '';
      const isTurned = this.turned[knob.name] !== undefined;
      return knobRow({ knob, at, isTurned, turn: (text) => this.#turn(knob.name, text) });
    });
  }

  override render() {
    const { tag, knobs, states } = this.#given;
    const { snippet, scope } = this.#shown;
    const { width, speech, language, state } = this.stage;
    const code = write(withKnobValues(snippet, tag, knobs, this.#sound), language, scope);
    return html`<div class="stage">
        ${statesBar({
          tag,
          states,
          at: state,
          choose: (to) => ([this.turned, this.stage] = [{}, { ...this.stage, state: to }]),
        })}
        ${toolbar({
          stage: this.stage,
          themes: this.#given.themes,
          choose: (part) => this.#choose(part),
          reload: () => this.#frame?.contentWindow?.location.reload(),
        })}
        <div class="stage__body">
          ${frame({ tag, state, width, speech, height: this.height, room: this.room })}
          <form class="knobs" aria-label="Attributes" @submit=${(event: Event) => event.preventDefault()}>
            <div class="knobs__head">
              <h3>Attributes</h3>
              <button
                class="button"
                type="button"
                ?disabled=${fragmentOf(this.turned, this.stage) === ''}
                @click=${() => ([this.turned, this.stage] = [{}, { ...DEFAULT_STAGE, language }])}
              >
                Reset
              </button>
            </div>
            ${this.#knobs()}
          </form>
        </div>
      </div>
      ${codePanel({
        code,
        language,
        isCopied: this.spoken === 'Copied',
        choose: (to) => this.#choose({ language: to }),
        copy: () => void this.#copy(code),
      })}
      ${logPanel(this.log, () => void (this.log = []))}
      <p class="hidden" role="status">${this.spoken}</p>`;
  }
}
customElements.define('docs-playground', Playground);
