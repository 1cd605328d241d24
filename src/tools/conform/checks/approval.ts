/** Tries approval: a buyer sends a cart, strangers may not see it, an approver approves or rejects it, the buyer withdraws it. */
import { allows, isAllowedByProcess } from '../../../cart/session/process';
import type { Cart } from '../../../cart/wire/cart';
import { confirmOf, linesOf, otherQuantity, quantityBody } from '../cart-parts';
import { fillRequired } from '../complete-cart';
import { describeReply } from '../reply';
import type { Probe } from '../probe';
import { processes, type ProcessRule } from '../rules/processes';
import { marker } from '../sample';
import type { Visits } from '../visits';
import { checkSame } from './same-cart';
import { checkViews } from './views';
import { checkFrozen, checkGets } from './waiting';
import {
  sendAction,
  bodyOf,
  cartUrlOf,
  checkHidden,
  checkOnce,
  raised,
  refuses,
  unseen,
  type Request,
} from './process';

const RULES = (Object.keys(processes) as ProcessRule[]).filter((rule) => !rule.startsWith('quote'));

const needsApproval = (cart: Cart): boolean => cart.approval !== undefined && !allows(cart.approval, 'order');
const isOpen = (cart: Cart | undefined, word: 'approve' | 'send'): boolean =>
  cart?.approval !== undefined && allows(cart.approval, word);

/** `orders`: URL of earlier orders. */
export async function checkApproval(visits: Visits, orders: string | undefined): Promise<void> {
  const { main, options } = visits;
  const approver = await visits.signedIn('approver');
  const begun = await visits.fill(main);
  const isKnown = approver !== undefined || begun?.approval !== undefined;
  const cart = isKnown ? await raised(visits, needsApproval) : undefined;
  const skipAll = (reason: string) => RULES.forEach((rule) => main.skip(rule, reason));
  if (cart === undefined)
    return skipAll('no cart of this visitor needs approval: --cookie of a buyer with a limit, --as approver=<cookies>');
  await refuses('approval-needed', main, confirmOf(cart), 'a cart that needs approval');
  if (approver === undefined) return RULES.forEach((rule) => main.missingInput(rule, '--as approver=<cookies>'));
  const request = await sent(visits, approver, true);
  if (request === undefined) return skipAll('no request was sent');
  await checkSame('approval-same', request.owner, request.approver);
  await checkFrozen(request, options.product);
  const { owner } = request;
  const waiting = (await owner.load()) ?? cart;
  const decisions = [bodyOf('approve', waiting), bodyOf('reject', waiting, 'Nie')];
  for (const body of decisions) await refuses('approval-own', owner, body, 'by its owner', undefined);
  if (options.as?.colleague === undefined) main.skip('approval-hidden', '--as colleague=<cookies>');
  await checkHidden('approval-hidden', visits, owner, [...decisions, bodyOf('withdraw', waiting)]);
  await checkGets(request);
  await checkViews(visits, request.approver, orders);
  await checkApproved(request);
  const second = (await raised(visits, needsApproval)) && (await sent(visits, approver, false));
  if (second) await checkRejected(second);
}

/** Sends the main visitor's cart; with `isWhole` also tries invalid ways of sending. */
async function sent(visits: Visits, approver: Probe, isWhole: boolean): Promise<Request | undefined> {
  const { main } = visits;
  const cart = await main.loaded();
  if (cart === undefined || !isOpen(cart, 'send')) return undefined;
  const body = bodyOf('send_for_approval', cart, marker());
  if (isWhole) await checkSealed(main, cart, body);
  const target = await checkOnce('approval-once', main, body);
  if (target === undefined) {
    main.judgeReply('approval-needed', await main.post(body), 'sent, but without redirect_url');
    return undefined;
  }
  const left = await main.load();
  const isLeft =
    left !== undefined && linesOf(left).some(({ item }) => linesOf(cart).some((one) => one.item.id === item.id));
  main.judge(
    'approval-needed',
    isLeft ? 'the cart was sent, but its lines are still in the buyer’s own cart' : undefined,
  );
  const url = await cartUrlOf(main, target);
  const request = { owner: main.at(url), approver: approver.at(url) };
  if (isOpen(await request.approver.load(), 'approve')) {
    await fillRequired(request.approver);
    return request;
  }
  main.break('approval-needed', `POST ${url} {}, by the approver\n"can" has no "approve"`);
  return undefined;
}

async function checkSealed(probe: Probe, cart: Cart, body: object): Promise<void> {
  for (const [what, wrong] of unseen(body, cart)) await refuses('approval-sealed', probe, wrong, what);
  await refuses('approval-sealed', probe, { ...body, client_comments: 'obok' }, 'beside another action', 400);
}

async function checkApproved({ owner, approver }: Request): Promise<void> {
  const before = await approver.load();
  if (before === undefined || !isOpen(before, 'approve')) return;
  await checkSealed(approver, before, bodyOf('approve', before));
  const text = marker();
  const key = { idempotencyKey: crypto.randomUUID() };
  for (let time = 0; time < 2; time += 1) await approver.post({ note: text }, key);
  const now = await approver.load();
  const notes = now?.approval?.history.filter((one) => one.text === text).length;
  owner.judge(
    'approval-once',
    notes === 1 ? undefined : `a note sent twice with one key is ${notes} times in the history`,
  );
  if (now === undefined || !isOpen(now, 'approve')) return;
  const target = await checkOnce('approval-once', approver, bodyOf('approve', now));
  const after = await owner.load();
  const isWaiting = target === undefined && after?.approval?.state === 'waiting' && !after.approval.order;
  if (isWaiting) return owner.missingInput('approval-stays', 'more than one person has to approve this request');
  for (const [who, probe] of [['owner', owner] as const, ['approver', approver] as const]) {
    const cart = await probe.load();
    const words = cart?.approval?.can.filter((word) => /^(approve|reject|withdraw|send|order)$/.test(word)) ?? [];
    const problem =
      cart?.approval?.order === undefined
        ? 'no "order" in "approval"'
        : cart.approval.state !== 'approved'
          ? `"state" is ${cart.approval.state}`
          : words.length > 0 && `"can" still has ${words.join(', ')}`;
    owner.judge('approval-stays', problem ? `an approved request, by its ${who}\n${problem}` : undefined);
    if (cart === undefined) continue;
    const late = probe === owner ? ['withdraw' as const] : ['approve' as const, 'reject' as const];
    for (const action of late) await refuses('approval-stays', probe, bodyOf(action, cart, 'Nie'), 'decided already');
    await refuses('approval-stays', probe, confirmOf(cart), 'decided already', undefined);
  }
}

async function checkRejected({ owner, approver }: Request): Promise<void> {
  const waiting = await approver.load();
  if (waiting === undefined) return;
  await refuses('approval-back', approver, bodyOf('reject', waiting), 'without a reason', 422);
  await refuses('approval-withdrawn', approver, bodyOf('withdraw', waiting), 'by its approver', undefined);
  const reason = marker();
  const reply = await sendAction(approver, 'reject', reason);
  const back = await owner.load();
  const problem = !reply.isDone
    ? 'not rejected'
    : !back?.approval || back.approval.locked || !isAllowedByProcess(back, 'send_for_approval')
      ? 'the owner can neither edit nor send it'
      : !back.approval.history.some(({ text }) => text === reason) && 'the reason is not in the history';
  owner.judgeReply('approval-back', reply, problem);
  if (problem || back === undefined) return;
  const rejected = await approver.load();
  if (rejected)
    await refuses('approval-back', approver, bodyOf('approve', rejected), 'after it was rejected', undefined);
  if (!(await isEdited('approval-back', owner)) || !(await isSentAgain({ owner, approver }))) return;
  const seen = await approver.load();
  const { request, isDone } = await sendAction(owner, 'withdraw');
  const own = await owner.load();
  const isFree = isDone && own?.approval?.locked !== true;
  owner.judge('approval-withdrawn', isFree ? undefined : `${request}\nthe owner cannot edit it again`);
  if (seen) await refuses('approval-withdrawn', approver, bodyOf('approve', seen), 'withdrawn, as seen before');
  const now = await approver.load();
  if (now) await refuses('approval-withdrawn', approver, bodyOf('approve', now), 'withdrawn', undefined);
  if (!isFree || !(await isEdited('approval-withdrawn', owner)) || !(await isSentAgain({ owner, approver }))) return;
  const both = await Promise.all([sendAction(approver, 'approve'), sendAction(owner, 'withdraw')]);
  const done = both.filter((one) => one.isDone);
  const answers = both.map(describeReply).join('\n');
  owner.judge('approval-withdrawn', done.length === 1 ? undefined : `approved and withdrawn at once\n${answers}`);
}

/** Whether the owner can change a quantity. */
async function isEdited(rule: ProcessRule, owner: Probe): Promise<boolean> {
  const cart = await owner.load();
  const line = cart && linesOf(cart).find(({ item }) => otherQuantity(item) !== undefined);
  if (line === undefined) return true;
  const reply = await owner.post(quantityBody(line, otherQuantity(line.item)));
  owner.judgeReply(rule, reply, !reply.isDone && '');
  return reply.isDone;
}

async function isSentAgain({ owner, approver }: Request): Promise<boolean> {
  const reply = await sendAction(owner, 'send_for_approval');
  const isThere = reply.isDone && isOpen(await approver.load(), 'approve');
  owner.judgeReply('approval-back', reply, isThere ? undefined : 'not sent again');
  return isThere;
}
