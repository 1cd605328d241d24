/** Posts a favourite to the server (rule F1). */
import { Failure } from '../http/failure';
import { requestOnce } from '../http/once';
import { favouriteAnswer } from './schema';

/** Sends digits as a number, unless it would print differently: 00123 is not product 123. */
const wireId = (id: string): number | string => (/^(0|[1-9]\d{0,14})$/.test(id) ? Number(id) : id);

/** Throws a Failure, also if the answer's `success` flag is not set. */
export async function postFavourite(url: string, id: string): Promise<void> {
  const { success } = await requestOnce(favouriteAnswer, { url, body: { id: wireId(id) } });
  if (!success) throw new Failure('refused');
}
