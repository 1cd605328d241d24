/** Finds, among the saved addresses, the one that was just added. */
import { idText, type Id } from '../../http/tolerant';
import type { NewAddress } from '../wire/actions/new-address';
import type { Address } from '../wire/address';

/** The id of the added address; undefined if the response does not identify it. */
export function addedAddress(before: readonly Address[], after: readonly Address[], typed: NewAddress): Id | undefined {
  const knownIds = new Set(before.map(({ id }) => idText(id)));
  const added = after.filter(({ id }) => id !== undefined && !knownIds.has(idText(id)));
  if (added.length === 1) return added[0]?.id;
  // Another tab may have added an address meanwhile, or the new address already existed.
  const same = (added.length > 0 ? added : after).filter(
    (one) => one.street === typed.street && one.house_no === typed.house_no && one.zip_code === typed.zip_code,
  );
  return same.length === 1 ? same[0]?.id : undefined;
}
