/** Decides how a slider rests before React: its slides in a row that a finger can scroll. */
import type { Shell } from '../../element/shell';
import css from './slider-shell.css?inline';

export const sliderShell: Shell<object> = {
  tree: [
    ['div', { class: 'track' }, ['slot', {}]],
    ['div', { class: 'room' }],
  ],
  css: [css],
};
