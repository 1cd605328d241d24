/** Tests which responses mark a favourite. */
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { favouriteAnswer, favouriteBody } from '../../../src/favourites/schema';

it.each([
  [{ success: true }, true],
  [{ success: 1 }, true],
  [{ success: false }, false],
  [{}, false],
])('favouriteAnswer reads %j as success %s', (raw, success) =>
  expect(v.parse(favouriteAnswer, raw)).toEqual({ success }),
);

it('favouriteBody keeps the id’s type', () => expect(v.parse(favouriteBody, { id: '12' })).toEqual({ id: '12' }));
