/** Tests the action of each key in a search box, by the box's state. */
import { expect, it } from 'vitest';
import { keyActionOf } from '../../../../src/search/combobox/keys';

const closed = { open: false, active: -1, count: 3 };
const resting = { open: true, active: -1, count: 3 };
const left = { open: false, active: 1, count: 3 };
const at = (active: number) => ({ open: true, active, count: 3 });
const empty = { open: true, active: -1, count: 0 };

it.each([
  ['ArrowDown', closed, { do: 'move', to: 0 }],
  ['ArrowDown', resting, { do: 'move', to: 0 }],
  ['ArrowDown', at(2), { do: 'move', to: 0 }],
  ['ArrowDown', at(0), { do: 'move', to: 1 }],
  ['ArrowDown', left, { do: 'move', to: 1 }],
  ['ArrowDown', { ...left, active: 0 }, { do: 'move', to: 0 }],
  ['ArrowDown', empty, undefined],
  ['ArrowUp', closed, { do: 'move', to: 2 }],
  ['ArrowUp', at(0), { do: 'move', to: 2 }],
  ['ArrowUp', at(2), { do: 'move', to: 1 }],
  ['ArrowUp', at(1), { do: 'move', to: 0 }],
  ['Home', at(2), { do: 'move', to: 0 }],
  ['Home', at(0), { do: 'move', to: 0 }],
  ['Home', resting, undefined],
  ['End', at(0), { do: 'move', to: 2 }],
  ['End', closed, undefined],
  ['End', resting, undefined],
  ['Enter', at(0), { do: 'choose' }],
  ['Enter', at(1), { do: 'choose' }],
  ['Enter', resting, undefined],
  ['Enter', closed, undefined],
  ['Escape', at(1), { do: 'close' }],
  ['Escape', empty, { do: 'close' }],
  ['Escape', closed, { do: 'clear' }],
  ['Tab', at(1), { do: 'leave' }],
  ['Tab', closed, undefined],
  ['a', at(1), undefined],
  [' ', at(1), undefined],
] as const)('keyActionOf handles %s in %j', (key, box, deed) => {
  expect(keyActionOf(key, false, box)).toEqual(deed);
});

it('keyActionOf opens and closes with Alt and an arrow without moving', () => {
  expect(keyActionOf('ArrowDown', true, closed)).toEqual({ do: 'move', to: -1 });
  expect(keyActionOf('ArrowUp', true, at(1))).toEqual({ do: 'close' });
});

it('keyActionOf leaves Alt+Home to the browser', () => expect(keyActionOf('Home', true, at(1))).toBe(undefined));
