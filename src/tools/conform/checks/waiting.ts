/** Tries actions that must not change a waiting request: edits, GET links, and calls without the token. */
import { givenId } from '../cart-parts';
import { asQuery } from '../query';
import { everyAction, everyAddition } from '../samples';
import { bodyOf, refuses, type Request } from './process';

/** Tries the edits as buyer and as approver. */
export async function checkFrozen({ owner, approver }: Request, product: string | undefined): Promise<void> {
  const waiting = await owner.load();
  if (waiting === undefined) return;
  owner.judge('approval-frozen', waiting.approval?.locked ? undefined : 'a waiting request is not "locked"');
  const edits = [...everyAction(waiting), ...(product === undefined ? [] : everyAddition(givenId(product)))];
  const bodies = [...edits, bodyOf('send_for_approval', waiting)];
  for (const probe of [owner, approver])
    for (const body of bodies)
      if (
        !(await refuses(
          'approval-frozen',
          probe,
          body,
          probe === owner ? 'by its owner' : 'by its approver',
          undefined,
        ))
      )
        break;
}

/** GETs of the approver, and calls without the token. */
export async function checkGets({ approver }: Request): Promise<void> {
  const before = await approver.load();
  const isSame = async () => JSON.stringify(await approver.load()) === JSON.stringify(before);
  if (before === undefined) return;
  const { client } = approver;
  for (const action of ['approve', 'reject'] as const) {
    const body = bodyOf(action, before, 'Nie');
    for (const query of ['', asQuery(body), `${action}=1`, `action=${action}`])
      await client.call(`${client.url}${query && (client.url.includes('?') ? '&' : '?')}${query}`);
    approver.judge('approval-get', (await isSame()) ? undefined : `GET ${client.url} with ${action}\nit is decided`);
    const reply = await approver.post(body, { token: null, idempotencyKey: crypto.randomUUID() });
    approver.judgeReply('csrf', reply, (reply.isDone || !(await isSame())) && '');
  }
}
