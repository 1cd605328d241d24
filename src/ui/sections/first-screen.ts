/** Decides how a slider rests before React: its slides in a row that a finger can scroll. */
import type { FirstScreen } from '../../element/first-screen';
import css from './slider-first-screen.css?inline';

export const sliderScreen: FirstScreen<object> = {
  tree: [
    ['div', { class: 'track' }, ['slot', {}]],
    ['div', { class: 'room' }],
  ],
  css: [css],
};
