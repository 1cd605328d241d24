/** Tests the data about custom properties for design tools and editors. */
import { describe, expect, it } from 'vitest';
import { declare } from '../../../../src/element/declare';
import { cssData, designTokens } from '../../../../src/tools/pack/design-tokens';

const summary = 'Says something.';
const sample = declare({
  tag: 'shop-sample',
  summary: 'A sample.',
  cssProperties: {
    '--shop-color-text': { summary, syntax: '<color>', default: 'light-dark(#111111, #eeeeee)' },
    '--shop-color-focus': { summary, syntax: '<color>' },
    '--shop-density': { summary, syntax: '<number>', default: '1' },
    '--shop-radius': { summary, syntax: '<length>', default: '8px' },
  },
});

describe('the design tokens', () => {
  const { light, dark, size } = designTokens([sample, sample]);
  const css = (name: string) => ({ $description: summary, $extensions: { css: name } });

  it('contain a light and a dark value for each colour, and no derived colour', () => {
    expect(light).toEqual({ text: { $type: 'color', $value: '#111111', ...css('--shop-color-text') } });
    expect(dark['text']?.$value).toBe('#eeeeee');
  });

  it('contain numbers and lengths', () => {
    expect(size).toEqual({
      density: { $type: 'number', $value: 1, ...css('--shop-density') },
      radius: { $type: 'dimension', $value: { value: 8, unit: 'px' }, ...css('--shop-radius') },
    });
  });
});

it('have each property once in the editor’s data, with its default', () => {
  const { properties } = cssData([sample, sample]);
  expect(properties.map(({ name, description }) => [name, description])).toEqual([
    ['--shop-color-text', 'Says something. Default: `light-dark(#111111, #eeeeee)`.'],
    ['--shop-color-focus', summary],
    ['--shop-density', 'Says something. Default: `1`.'],
    ['--shop-radius', 'Says something. Default: `8px`.'],
  ]);
});
