/** Tests for which post codes the town is known: those of a single town. */
import { expect, it } from 'vitest';
import { townOf } from '../../../src/fields/towns';

it.each([
  ['60-166', 'Poznań'],
  ['00950', 'Warszawa'],
  ['81-704', 'Sopot'],
  ['81-350', 'Gdynia'],
  ['41-800', 'Zabrze'],
  ['60-185', undefined],
  ['80-297', undefined],
  ['81-198', undefined],
  ['05-500', undefined],
  ['62-064', undefined],
  ['60-1', undefined],
  ['', undefined],
])('townOf(%j) is %s [A14]', (code, town) => expect(townOf(code)).toBe(town));
