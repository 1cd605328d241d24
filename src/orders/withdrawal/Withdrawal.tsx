/** The view of `<shop-withdrawal>`: a button that opens the form, the statement to confirm, and the receipt. */
import { useEffect, useRef, useState } from 'react';
import type { shopWithdrawal } from '../../../elements/shop-withdrawal';
import type { PropsOf } from '../../element/declare';
import { useHost } from '../../element/useHost';
import checkbox from '../../fields/checkbox.css?inline';
import { fieldStyles } from '../../fields/styles';
import { useFields } from '../../fields/useFields';
import { formatEmail } from '../../fields/validators';
import wrongFields from '../../fields/wrong-fields.css?inline';
import { Button } from '../../ui/Button';
import { LiveRegion } from '../../ui/LiveRegion';
import { uiStyles } from '../../ui/styles';
import { takeFocus, typedIn } from '../plain-form';
import { blankLines, rulesOf, type Values } from './form';
import { Receipt } from './Receipt';
import type { WithdrawalReceipt } from './schema';
import { Statement } from './Statement';
import { text } from './text';
import { useWithdrawal } from './useWithdrawal';
import { WithdrawalForm } from './WithdrawalForm';
import css from './withdrawal.css?inline';

export const styles = [...uiStyles, ...fieldStyles, checkbox, wrongFields, css];

type Props = PropsOf<typeof shopWithdrawal>;

/** `isPlain`: the template's form stays until the view is ready; only the drawing sets it. */
export default function Withdrawal({ isPlain = false, ...props }: Props & { readonly isPlain?: boolean }) {
  return <LiveRegion>{isPlain ? <slot /> : <Content {...props} />}</LiveRegion>;
}

type Stage = 'closed' | 'form' | { readonly values: Values } | { readonly receipt: WithdrawalReceipt };

function Content({ url, order = '', name = '', email = '', lines = [] }: Props) {
  const { element } = useHost();
  const [plain] = useState(() => element.querySelector('form'));
  const [stage, setStage] = useState<Stage>(plain === null ? 'closed' : 'form');
  const root = useRef<HTMLDivElement>(null);
  const fields = useFields<Values>(
    { ...blankLines(lines), name, contract: order, email, ...typedIn(plain, ['name', 'contract', 'email']) },
    rulesOf(lines),
    { tidy: { email: formatEmail }, counted: text.wrong },
  );
  const sending = useWithdrawal(url, (receipt) => setStage({ receipt }));
  useFocus(root, stage, plain);

  const back = (to: 'closed' | 'form') => {
    sending.forget();
    setStage(to);
  };
  return (
    <div className="withdrawal" ref={root}>
      {stage === 'closed' ? (
        <Button onClick={() => setStage('form')}>{text.open}</Button>
      ) : stage === 'form' ? (
        <WithdrawalForm
          fields={fields}
          lines={lines}
          onNext={(values) => setStage({ values })}
          onCancel={() => back('closed')}
        />
      ) : 'receipt' in stage ? (
        <Receipt {...stage} />
      ) : (
        <Statement {...stage} lines={lines} sending={sending} onBack={() => back('form')} />
      )}
    </div>
  );
}

/** Moves the focus to each step's heading (rule Z2); on the first step only if the template's form had the focus. */
function useFocus(root: React.RefObject<HTMLDivElement | null>, stage: Stage, plain: HTMLFormElement | null): void {
  const last = useRef(stage);
  useEffect(() => {
    if (last.current !== stage) root.current?.querySelector<HTMLElement>('h2, button')?.focus();
    else takeFocus(root.current, plain);
    last.current = stage;
  }, [root, stage, plain]);
}
