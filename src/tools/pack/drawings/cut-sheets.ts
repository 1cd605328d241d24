/** Cuts the cart's style sheets in two: what its drawing needs, and what only its view needs. */
import type { Targets } from 'lightningcss';
import postcss from 'postcss';
import type { ChildNode } from 'postcss';
import type { Tree } from '../../../element/first-screen';
import { matches, minified, usedIn } from './css';

/** `cssTarget` of vite.config.ts. */
const TARGETS: Targets = { chrome: 125 << 16, safari: 18 << 16, firefox: 128 << 16 };

/** Less CSS stays with the drawing: every piece is a style sheet. */
const LEAST = 120;

/**
 * Cuts style sheets into pieces, alternately of rules that the drawing may match and of rules for what only the view displays. Together, in
 * this order, they are the whole sheets: the view adopts both, so the cascade stays the same.
 */
export function cutSheets(styles: readonly string[], trees: readonly Tree[]): { drawn: string[]; further: string[] } {
  const used = usedIn(trees);
  const isDrawn = (node: ChildNode): boolean => {
    if (node.type === 'rule') return node.selectors.some((one) => matches(one, used, true));
    return node.type === 'atrule' && node.name !== 'keyframes' && node.nodes?.some(isDrawn) === true;
  };
  const pieces = [''];
  const add = (css: string, drawn: boolean): void => {
    if (pieces.length % 2 === Number(drawn)) pieces[pieces.length - 1] += css;
    else pieces.push(css);
  };
  let waiting = '';
  for (const node of styles.flatMap((css) => postcss.parse(css).nodes)) {
    if (node.type === 'comment') continue;
    if (!isDrawn(node)) waiting += `${node.toString()}\n`;
    else {
      if (waiting !== '') add(waiting, minified(waiting, TARGETS).length < LEAST);
      waiting = '';
      add(`${node.toString()}\n`, true);
    }
  }
  if (waiting !== '') add(waiting, false);
  const [drawn, further] = [0, 1].map((place) =>
    pieces.filter((_, at) => at % 2 === place).map((css) => minified(css, TARGETS)),
  );
  return { drawn: drawn ?? [], further: further ?? [] };
}
