/** Decides what `<shop-address>` shows: an address as everywhere in the shop. */
import type { shopAddress } from '../../../elements/shop-address';
import type { PropsOf } from '../../element/declare';
import { uiStyles } from '../../ui/styles';
import { AddressLines } from './AddressLines';
import addresses from './addresses.css?inline';

/** Margins of what the template has inside stay inside, whatever takes its place. */
export const styles = [...uiStyles, addresses, ':host { display: flow-root }'];

/** Without an address that can be read, what the template put inside the tag stays. */
export default function AddressCard({ address }: PropsOf<typeof shopAddress>) {
  return address === undefined ? <slot /> : <AddressLines address={address} />;
}
