/** The parts of every heart: ours, lit's and the plain one have the same picture, label and size of style sheet. */
export const PATH =
  'M20.8 4.6a5.5 5.5 0 0 0-7.8 0L12 5.7l-1.1-1.1a5.5 5.5 0 0 0-7.8 7.8l1.1 1.1L12 21.2l7.8-7.7 1.1-1.1a5.5 5.5 0 0 0-.1-7.8z';
export const label = (name) => `Dodaj do ulubionych: ${name}`;
export const STYLE = `:host { display: inline-block }
  button { inline-size: 44px; block-size: 44px; border: 0; border-radius: 50%; background: none; cursor: pointer }
  button:hover { background: #0001 } svg { inline-size: 20px; fill: none; stroke: currentColor; stroke-width: 2 }
  .heart--active svg { fill: #c0273d; stroke: #c0273d }`;
