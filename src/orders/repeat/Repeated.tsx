/** Decides what is shown beside an order after ordering again: how much is in the cart, and what is not and why. */
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
  /** It is unknown whether the last products were added. */
  readonly isBroken: boolean;
}

export function Repeated({ added, refused, isBroken }: RepeatOutcome) {
  const { cartUrl } = useSettings();
  const href = linkUrl(cartUrl);
  const messages = [
    ...refused.map(({ title, why }) => (title ? words.refused(plainText(title), why) : why)),
    ...(isBroken ? [words.broken] : []),
  ];
  return (
    <Notice
      status={messages.length > 0 ? 'warning' : 'success'}
      title={added > 0 ? words.added(added) : words.noneAdded}
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
