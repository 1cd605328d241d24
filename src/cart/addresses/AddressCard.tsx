/** The view of `<shop-address>`: one address, in the format used throughout the shop. */
import type { shopAddress } from '../../../elements/shop-address';
import type { PropsOf } from '../../element/declare';
import { uiStyles } from '../../ui/styles';
import { AddressLines } from '../parts/AddressLines';
import addresses from './addresses.css?inline';

/** `flow-root` keeps the margins of the template's content inside the element, so that replacing it moves nothing around it. */
export const styles = [...uiStyles, addresses, ':host { display: flow-root }'];

/** If the address cannot be read, the content that the template put inside the tag stays. */
export default function AddressCard({ address }: PropsOf<typeof shopAddress>) {
  return address === undefined ? <slot /> : <AddressLines address={address} />;
}
