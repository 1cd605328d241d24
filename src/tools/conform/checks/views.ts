/** Tries the views of the orders: a waiting request is listed for its next approver, and for no uninvolved person. */
import { ordersAnswer } from '../../../orders/schema';
import type { Probe } from '../probe';
import { readBy } from '../reading';
import type { Visits } from '../visits';

/** The entries of all views of this person. */
async function entriesOf(probe: Probe, url: string) {
  const page = async (view?: string) => {
    const query = view === undefined ? '' : `${url.includes('?') ? '&' : '?'}view=${encodeURIComponent(view)}&page=0`;
    const sent = await probe.client.call(`${url}${query}`);
    return { sent, answer: readBy(sent, ordersAnswer).output };
  };
  const { answer: first } = await page();
  const entries = [...(first?.orders ?? [])];
  for (const { key } of first?.views ?? []) {
    const { sent, answer } = await page(key);
    const problem =
      answer === undefined
        ? 'a page of orders was expected'
        : (answer.view ?? key) !== key && `"view" is ${answer.view}`;
    probe.judgeReply('views', sent, problem);
    entries.push(...(answer?.orders ?? []));
  }
  return { entries, hasViews: (first?.views.length ?? 0) > 0 };
}

/** `request`: the cart of the approver. `orders`: where orders are listed. */
export async function checkViews(visits: Visits, request: Probe, orders: string | undefined): Promise<void> {
  if (orders === undefined) return request.skip('views', 'pass --orders <url>');
  const { approval } = (await request.load()) ?? {};
  const { entries, hasViews } = await entriesOf(request, orders);
  if (!hasViews || approval?.number === undefined) return request.skip('views', 'the orders have no "views"');
  const { number } = approval;
  const entry = entries.find((one) => one.number === number);
  const isHere = entry?.url !== undefined && (await request.client.call(entry.url)).status < 300;
  request.judge('views', isHere ? undefined : `GET ${orders}, by the approver\nno view has ${number} with its "url"`);
  for (const other of [await visits.newSession(), await visits.signedIn('colleague')]) {
    const isListed = other && (await entriesOf(other, orders)).entries.some((one) => one.number === number);
    if (other) request.judge('views', isListed ? `GET ${orders}, by somebody else\nit lists ${number}` : undefined);
  }
}
