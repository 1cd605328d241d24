/** First screen of a slider: its slides in a row that can be swiped. */
import type { FirstScreen } from '../../element/first-screen';
import css from './slider-first-screen.css?inline';

export const sliderScreen: FirstScreen<object> = {
  tree: [
    ['div', { class: 'track' }, ['slot', {}]],
    ['div', { class: 'room' }],
  ],
  css: [css],
};
