/** Tests what a person may do with a cart that is approved or offered. */
import { describe, expect, it } from 'vitest';
import { ofQuote, ofRequest } from '../../../src/shop/process';

type Request = Parameters<typeof ofRequest>[0];
const request = (own: Partial<Request>): ReturnType<typeof ofRequest> =>
  ofRequest({
    state: 'waiting',
    isOwner: false,
    isNeeded: true,
    isHeld: true,
    isNext: false,
    isNamed: false,
    quote: undefined,
    ...own,
  });

describe('a request for approval', () => {
  it.each<[who: string, own: Partial<Request>, can: string[]]>([
    ['the next approver', { isNext: true, isNamed: true }, ['approve', 'reject', 'note']],
    ['the next approver of an expired quote', { isNext: true, isNamed: true, quote: 'expired' }, ['reject', 'note']],
    ['a later approver', { isNamed: true }, ['note']],
    ['the owner', { isOwner: true }, ['withdraw', 'note']],
    ['an owner who decides', { isOwner: true, isNext: true }, ['approve', 'reject', 'withdraw', 'note']],
    ['anybody else', {}, []],
  ])('is locked while it waits; %s has their words', (_, own, can) => {
    expect(request(own)).toEqual({ can, locked: true });
  });

  it.each<[what: string, own: Partial<Request>, can: string[]]>([
    ['was not sent', { state: 'required', isHeld: false }, ['send']],
    ['has no person who could decide', { state: 'required', isHeld: false, isPossible: false }, []],
    ['was rejected', { state: 'rejected' }, ['send', 'note']],
    ['is needed no more', { state: 'rejected', isNeeded: false }, ['order', 'note']],
    ['depends on an unanswered quote', { state: 'required', isHeld: false, quote: 'asked' }, []],
  ])('that %s leaves the lines to their owner', (_, own, can) => {
    expect(request({ isOwner: true, ...own })).toEqual({ can, locked: false });
    expect(request(own)).toEqual({ can: [], locked: true });
  });

  it.each(['approved', 'ordered'])('is over once it is %s', (state) => {
    expect(request({ state, isOwner: true })).toEqual({ can: [], locked: true });
  });
});

describe('a quote', () => {
  const quote = (state: string, own: Partial<Parameters<typeof ofQuote>[0]> = {}) =>
    ofQuote({ state, isOwner: true, isEnough: true, approval: undefined, ...own });

  it.each([
    ['offered', ['order', 'ask'], false],
    ['asked', ['withdraw', 'note'], true],
    ['answered', ['order', 'decline', 'note'], false],
    ['declined', ['ask', 'note'], true],
    ['expired', ['ask', 'note'], true],
    ['ordered', [], true],
  ])('that is %s has its words', (state, can, locked) => {
    expect(quote(state)).toEqual({ can, locked });
    expect(quote(state, { isOwner: false })).toEqual({ can: [], locked: true });
  });

  it('is requested from a certain value on, and not while its approval waits', () => {
    expect(quote('offered', { isEnough: false }).can).toEqual(['order']);
    expect(quote('offered', { approval: 'waiting' }).can).toEqual([]);
  });
});
