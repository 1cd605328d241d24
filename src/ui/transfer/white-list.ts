/** The sentence about an account on the white list, by the state that the server sends (rule Z45). */
import { readDay, today } from '../../page/day';
import { formatMoment } from '../moment';
import { transferText } from './text';

interface State {
  readonly state: string;
  readonly checked_at?: string | undefined;
  readonly request_id?: string | undefined;
}

/** A state without a date counts as not checked. A state of an earlier day is displayed as old, because the day of the transfer counts. */
export function whiteListText({ state, checked_at, request_id }: State, now = today()): string {
  if (checked_at === undefined) return transferText.unknown;
  const day = formatMoment(checked_at);
  if (state === 'not-listed') return transferText.notListed(day);
  if (state !== 'listed') return transferText.unknown;
  const isNew = readDay(checked_at) === now;
  const proof = [
    isNew ? transferText.checked(day) : transferText.asOf(day),
    ...(request_id ? [transferText.request(request_id)] : []),
  ].join(', ');
  return isNew ? transferText.listed(proof) : transferText.listedBefore(proof);
}
