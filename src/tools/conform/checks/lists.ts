/** Tries saved lists: save, list, open, save again, delete. */
import type * as v from 'valibot';
import { listAnswer, listsAnswer, savedList } from '../../../quick/lists';
import { listNameLimit } from '../../../http/limits';
import type { Sent } from '../client';
import type { Probe } from '../probe';
import { readBy } from '../reading';

const NAME = 'Shop Elements conform';

export async function checkLists(probe: Probe, url: string): Promise<void> {
  /** An unreadable response ends the check. */
  const read = <S extends v.GenericSchema>(sent: Sent, schema: S): v.InferOutput<S> | undefined => {
    const { output, problem } = readBy(sent, schema);
    if (problem !== undefined) probe.judgeReply('lists', sent, problem);
    return output;
  };
  const named = (sent: Sent) => read(sent, listsAnswer)?.lists.filter(({ name }) => name === NAME);
  const save = (quantity: number) =>
    probe.client.call(url, { name: NAME, rows: [{ code: 'no-such-code', quantity, unit: 'szt.' }] });
  const saved = read(await save(1), savedList);
  if (saved === undefined || read(await save(2.5), savedList) === undefined) return;
  const [one, ...more] = named(await probe.client.call(url)) ?? [];
  if (one === undefined || more.length > 0)
    return probe.break('lists', `after it was saved twice, ${more.length + (one ? 1 : 0)} lists are called "${NAME}"`);
  const under = `${url.replace(/\/$/, '')}/${one.id}`;
  const opened = await probe.client.call(under);
  const row = read(opened, listAnswer)?.rows[0];
  if (row === undefined || row.code !== 'no-such-code' || row.quantity !== '2.5' || row.unit !== 'szt.')
    return probe.judgeReply('lists', opened, 'the row differs from the saved one');
  await probe.client.call(under, undefined, 'DELETE');
  const left = named(await probe.client.call(url));
  probe.judge('lists', left?.length === 0 ? undefined : 'a deleted list is still there');
  await checkLongName(probe, url);
}

/** A name above the limit is refused, or stored whole. */
async function checkLongName(probe: Probe, url: string): Promise<void> {
  const name = `${NAME} `.repeat(listNameLimit.max).slice(0, listNameLimit.max) + '!';
  const sent = await probe.client.call(url, { name, rows: [{ code: 'no-such-code', quantity: 1, unit: 'szt.' }] });
  const all = readBy(await probe.client.call(url), listsAnswer).output?.lists ?? [];
  const stored = all.find((one) => one.name?.startsWith(NAME));
  const problem =
    sent.status >= 500 || sent.status === 0
      ? 'a server error'
      : stored
        ? stored.name === name
          ? undefined
          : `${stored.name.length} of ${name.length} characters of the name were stored`
        : sent.status < 300
          ? 'a success, but the list is not stored'
          : undefined;
  probe.judgeReply('lists', sent, problem);
  if (stored) await probe.client.call(`${url.replace(/\/$/, '')}/${stored.id}`, undefined, 'DELETE');
}
