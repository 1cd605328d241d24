/** The frame of an example and its view settings: width, colours, density, theme. */
import { html, nothing } from 'lit';
import { languageNames } from '../../../src/texts/languages';
import { NO_SCRIPTS, slugOf, type State } from '../state';
import { segments } from './panels';
import { pageUrl } from './place-of-site';
import type { Stage } from './fragment';

const WIDTHS = [
  ['fit', 'Fit'],
  ['320', '320'],
  ['768', '768'],
  ['1280', '1280'],
] as const;
const SCHEMES = [
  ['', 'System'],
  ['light', 'Light'],
  ['dark', 'Dark'],
] as const;
const DENSITIES = [
  ['1', 'Regular'],
  ['0.8', 'Compact'],
  ['1.2', 'Roomy'],
] as const;
const SPEECHES = Object.entries(languageNames).map(([language, name]) => [language === 'pl' ? '' : language, name]);

interface Toolbar {
  readonly stage: Stage;
  readonly themes: readonly string[];
  choose(part: Partial<Stage>): void;
  reload(): void;
}

export function toolbar({ stage: { width, scheme, density, theme, speech }, themes, choose, reload }: Toolbar) {
  const pick = (part: keyof Stage) => (event: Event) => choose({ [part]: (event.target as HTMLSelectElement).value });
  return html`<div class="stage__bar">
    ${segments({ name: 'width', label: 'Width of the example', options: WIDTHS, at: width, choose: (to) => choose({ width: to }) })}
    ${segments({ name: 'scheme', label: 'Colours of the example', options: SCHEMES, at: scheme, choose: (to) => choose({ scheme: to }) })}
    <select class="control" aria-label="Density" @change=${pick('density')}>
      ${DENSITIES.map(([value, label]) => html`<option value=${value} ?selected=${value === density}>${label}</option>`)}
    </select>
    <select class="control" aria-label="Language of the texts" @change=${pick('speech')}>
      ${SPEECHES.map(([value, label]) => html`<option value=${value} ?selected=${value === speech}>${label}</option>`)}
    </select>
    ${
      themes.length === 0
        ? ''
        : html`<select class="control" aria-label="Theme" @change=${pick('theme')}>
            <option value="" ?selected=${theme === ''}>Default theme</option>
            ${themes.map((one) => html`<option ?selected=${one === theme}>${one}</option>`)}
          </select>`
    }
    <button class="button" type="button" @click=${reload}>Reload</button>
  </div>`;
}

const addressOf = (tag: string, state: string): string => `${tag}/podglad/${state === '' ? '' : `${state}/`}`;

interface StatesBar {
  readonly tag: string;
  readonly states: readonly State[];
  readonly at: string;
  choose(state: string): void;
}

/** Links to the example in each of its states; a click displays the state in the stage. */
export function statesBar({ tag, states, at, choose }: StatesBar) {
  const link = (slug: string, name: string) => {
    const follow = (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      choose(slug);
    };
    return html`<li>
      <a href=${pageUrl(addressOf(tag, slug))} aria-current=${slug === at ? 'true' : nothing} @click=${follow}
        >${name}</a
      >
    </li>`;
  };
  return html`<nav class="states" aria-label="States">
    <ul>
      ${link('', 'Initial state')} ${states.map((state) => link(slugOf(state), state.name))}
      ${link(NO_SCRIPTS, 'without JavaScript')}
    </ul>
  </nav>`;
}

interface Frame {
  readonly tag: string;
  readonly state: string;
  readonly width: string;
  readonly speech: string;
  /** Widths of the example and of the available room, in px. */
  readonly height: number;
  readonly room: number;
}

/** Scales a frame down if it is too wide, so that media queries see the true width. */
export function frame({ tag, state, width, speech, height, room }: Frame) {
  const px = width === 'fit' ? room : Number(width);
  const scale = px > room && room > 0 ? room / px : 1;
  return html`<div class="stage__main">
    <div class="stage__room" .style=${`height: ${Math.ceil(height * scale)}px`}>
      <iframe
        class="stage__frame"
        src=${pageUrl(`${addressOf(tag, state)}${speech === '' ? '' : `?lang=${speech}`}`)}
        title="Example of ${tag}"
        .style=${`width: ${width === 'fit' ? '100%' : `${px}px`}; height: ${height}px; scale: ${scale}`}
      ></iframe>
    </div>
    ${scale < 1 ? html`<p class="stage__scale">${px} px, shown at ${Math.round(scale * 100)} %</p>` : ''}
  </div>`;
}
