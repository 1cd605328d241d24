/** Tests which attributes are valid on every element. */
import { expect, it } from 'vitest';
import { isGlobalAttribute } from '../../../src/element/global-attributes';

it.each(
  'nonce slot hidden popover draggable data-id aria-label onclick x-show v-if hx-get @click :value wire:model'.split(
    ' ',
  ),
)('isGlobalAttribute accepts %s', (name) => expect(isGlobalAttribute(name)).toBe(true));

it.each('name cart-url submitlabel dataid'.split(' '))('isGlobalAttribute rejects %s', (name) =>
  expect(isGlobalAttribute(name)).toBe(false),
);
