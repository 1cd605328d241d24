/** Shows that a setting is taken to a sheet that drawings share only where it wins and loses as before. */
import { expect, it } from 'vitest';
import { printed, settingsFor } from '../../../../src/pack/drawings/css';
import { shared } from '../../../../src/pack/drawings/sharing';

const tree = [['p', { class: 'a b' }] as const];
const sheets = [{ file: 'ui', least: 2 }];

/** What two drawings share, and what the first keeps. */
function split(...styles: readonly string[]): string[] {
  const drawings = styles.map((css) => ({ settings: settingsFor([css], tree), shares: ['ui'] }));
  const { orders, own } = shared(sheets, drawings);
  return [orders.get('ui')!, own[0]!].map(printed);
}

it('shares what several want, and leaves each the rest', () => {
  expect(split('.a{color:red}.b{margin:0}', '.a{color:red}')).toEqual(['.a{color:red}', '.b{margin:0}']);
});

it('leaves a setting where it is that would lose against an earlier one', () => {
  expect(split('.b{border:0}.a{border-color:red}', '.a{border-color:red}')).toEqual([
    '',
    '.b{border:0}.a{border-color:red}',
  ]);
});

it('takes it past one of another weight, importance or element', () => {
  const alone = ['.a{color:red}', '.a{color:red}'];
  expect(split(`:where(p){color:tan}${alone[0]}`, alone[1]!)[0]).toBe('.a{color:red}');
  expect(split(`.b{color:tan!important}${alone[0]}`, alone[1]!)[0]).toBe('.a{color:red}');
  expect(split(`:host{color:tan}${alone[0]}`, alone[1]!)[0]).toBe('.a{color:red}');
});

it('shares what holds for any markup only where all want it, but for private properties', () => {
  const three = [
    ':host{--_x:1px;display:flex}.a{margin:var(--_x)}',
    ':host{--_x:1px;display:flex}.a{margin:var(--_x)}',
  ];
  expect(split(...three, '.a{margin:0}')).toEqual([':host{--_x:1px}.a{margin:var(--_x)}', ':host{display:flex}']);
});
