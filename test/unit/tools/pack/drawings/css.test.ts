/** Tests which rules of a style sheet a drawing adopts, and that it declares their tokens once. */
import { expect, it } from 'vitest';
import { drawnSheet, withoutRepeated } from '../../../../../src/tools/pack/drawings/css';
import type { Tree } from '../../../../../src/element/first-screen';

const trees: readonly Tree[] = [['p', { class: 'a{?big: b}' }, ['span?unit', {}]]];
const tokens = ':host{color-scheme:dark;--_x:var(--_y);--_y:1px;--_z:2px}';
const sheetOf = (css: string, known: readonly string[] = [], further: readonly string[] = []): string =>
  drawnSheet([css], trees, tokens, new Set(known), further).css;

it('drawnSheet has the rules that an element may match, now or under a condition, in their order', () => {
  expect(sheetOf('.b{margin:0}.c{margin:1px}p .a{margin:2px}span{margin:3px}h1,p{margin:4px}')).toBe(
    '.b{margin:0}p .a{margin:2px}span{margin:3px}p{margin:4px}',
  );
});

it('drawnSheet has no rules for pointers, print and motion, which load with the view', () => {
  expect(sheetOf('.a:hover{margin:0}@media print{.a{margin:0}}.a{cursor:pointer;margin:1px}')).toBe('.a{margin:1px}');
});

it('drawnSheet has the animations that its rules run, if no view completes it', () => {
  const css = '@keyframes x{to{margin:0}}@keyframes y{to{margin:0}}.a{animation:1s x}.c{animation:1s y}';
  expect(drawnSheet([css], trees, tokens, new Set(['']), [], true).css).toBe(
    '@keyframes x{to{margin:0}}.a{animation:1s x}',
  );
});

it('drawnSheet declares the tokens that its rules read, and the tokens that these depend on', () => {
  expect(sheetOf('.a{margin:var(--_x)}')).toBe(':host{color-scheme:dark;--_x:var(--_y);--_y:1px}.a{margin:var(--_x)}');
});

it('drawnSheet declares no token that an earlier sheet declares', () => {
  expect(sheetOf('.a{padding:var(--_x);margin:var(--_z)}', ['--_x', '--_y'])).toContain(':host{--_z:2px}');
});

it('drawnSheet declares the tokens that later sheets read', () => {
  expect(sheetOf('.a{margin:0}', [], ['--_z'])).toBe(':host{color-scheme:dark;--_z:2px}.a{margin:0}');
});

it('withoutRepeated omits what earlier sheets contain in the same rule, also within the same query', () => {
  const earlier = ['.a{margin:0;padding:0}@media print{.a{margin:0}}'];
  const css = '.a{margin:0;color:red}@media print{.a{margin:0;padding:0}}.b{margin:0}';
  expect(withoutRepeated(css, earlier)).toBe('.a{color:red}@media print{.a{padding:0}}.b{margin:0}');
});
