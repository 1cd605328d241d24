/** Renders the result of ordering again: how much is in the cart, and which products are not and why. */
import { linkUrl } from '../../page/safe-url';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';
import { plainText } from '../../ui/safe-html';
import { useSettings } from '../SettingsContext';
import { text } from '../text';

const words = text.reorder;

export interface RepeatOutcome {
  readonly added: number;
  readonly refused: readonly { readonly title: string; readonly why: string }[];
  /** The shop's errors that name no product. */
  readonly errors: readonly string[];
  /** It is unknown whether the other products were added. */
  readonly isBroken: boolean;
}

export const headOf = ({ added, isBroken }: RepeatOutcome): string =>
  added > 0 ? words.added(added) : isBroken ? words.broken : words.noneAdded;

export function Repeated(outcome: RepeatOutcome) {
  const { added, refused, errors, isBroken } = outcome;
  const { cartUrl } = useSettings();
  const href = linkUrl(cartUrl);
  const messages = [
    ...refused.map(({ title, why }) => (title ? words.refused(plainText(title), why) : why)),
    ...errors,
    ...(isBroken && added > 0 ? [words.broken] : []),
  ];
  return (
    <Notice
      status={messages.length > 0 || added === 0 ? 'warning' : 'success'}
      title={headOf(outcome)}
      messages={messages}
    >
      {href && (
        <LinkButton href={href} size="small">
          {words.cart}
        </LinkButton>
      )}
    </Notice>
  );
}
