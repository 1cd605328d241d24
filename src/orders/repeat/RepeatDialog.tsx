/** Renders the dialog before ordering again: the changes line by line, the sum, and the button that adds. */
import { useHost } from '../../element/useHost';
import type { shopOrders } from '../../../elements/shop-orders';
import { failureReason } from '../../http/failure-reason';
import type { Failure } from '../../http/failure';
import { linkUrl } from '../../page/safe-url';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { useAnnounce } from '../../ui/LiveRegion';
import { Modal } from '../../ui/Modal';
import { formatMoney } from '../../ui/money';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { isUnchanged, sumOf } from '../plan';
import type { EarlierOrder, WholeOrder } from '../schema';
import { useSettings } from '../SettingsContext';
import { text } from '../text';
import { LoadError } from '../LoadError';
import { RepeatEntry } from './RepeatEntry';
import { headOf, type RepeatOutcome } from './Repeated';
import { useRepeat, type Chosen, type Plan } from './useRepeat';

const words = text.reorder;

interface RepeatDialogProps {
  readonly order: EarlierOrder;
  readonly ask: () => Promise<WholeOrder>;
  readonly onClose: () => void;
  readonly onDone: (outcome: RepeatOutcome) => void;
}

/** The dialog has its own live region, so its content is a separate component inside it. */
export function RepeatDialog(props: RepeatDialogProps) {
  const { order, ask, onDone, onClose } = props;
  const { emit } = useHost<typeof shopOrders>('shop-orders');
  const settings = useSettings();
  const announce = useAnnounce();
  const repeat = useRepeat({
    ask,
    lookupUrl: settings.lookupUrl,
    addUrl: settings.addUrl ?? settings.cartUrl,
    currency: settings.currency,
    onPlan: (plan) => announce(headline(plan)),
    onAdded(products, { added, refused, errors }) {
      const { id, number } = order;
      const reported = products.map((one) => ({ id: one.id, quantity: one.quantity }));
      const left = products.filter((one) => !added.has(String(one.id))).map((one) => String(one.id));
      const whys = left.map((one) => [one, refused.get(one) ?? errors.join(' ')]);
      emit('shop-order-repeated', { id, number, products: reported, refused: Object.fromEntries(whys) });
      const names = new Map([...repeat.chosen].map(({ product }) => [String(product.id), product.title]));
      const outcome = {
        added: added.size,
        refused: [...refused].map(([product, why]) => ({
          title: names.get(product) ?? '',
          why: why || words.notAdded,
        })),
        errors,
        isBroken: left.some((one) => !refused.has(one)),
      };
      announce(headOf(outcome));
      onDone(outcome);
    },
  });
  const { plan, failure, retry, chosen, adding, add } = repeat;
  const count = new Set([...chosen].map(({ product }) => String(product.id))).size;
  return (
    <Modal
      open
      size="large"
      part="repeat"
      title={words.title(order.number)}
      locked={adding === 'yes'}
      onClose={onClose}
      footer={
        plan && (
          <div className="repeat__foot">
            <Sum plan={plan} chosen={chosen} />
            <Button onClick={onClose}>{words.cancel}</Button>
            <Button
              variant="primary"
              busy={adding === 'yes'}
              blocked={count === 0 ? [words.nothing] : []}
              onClick={() => void add()}
            >
              {words.add(count)}
            </Button>
          </div>
        )
      }
    >
      {failure && <LoadError title={words.failed} failure={failure} onRetry={retry} />}
      {plan === undefined && !failure && (
        <div className="repeat__looking" aria-busy="true">
          <p className="muted">{words.looking}</p>
          <Skeleton lines={6} />
        </div>
      )}
      {plan && <Entries plan={plan} chosen={chosen} onChoose={repeat.choose} />}
      {typeof adding === 'object' && <NotAdded failure={adding} />}
    </Modal>
  );
}

const changedIn = ({ entries }: Plan) => entries.filter((entry) => !isUnchanged(entry));

const headline = (plan: Plan): string => {
  const changed = changedIn(plan).length;
  return changed === 0 ? words.same : words.changed(changed);
};

interface EntriesProps {
  readonly plan: Plan;
  readonly chosen: Chosen;
  readonly onChoose: ReturnType<typeof useRepeat>['choose'];
}

/** Changed lines come first. */
function Entries({ plan, chosen, onChoose }: EntriesProps) {
  const changed = changedIn(plan);
  const unchanged = plan.entries.filter(isUnchanged);
  const groups = [
    [words.changes, changed],
    [words.unchanged, unchanged],
  ] as const;
  if (plan.entries.length === 0) return <Notice status="warning" messages={[text.table.none]} />;
  return (
    <div className="repeat">
      <Notice status={changed.length === 0 ? 'success' : 'warning'} messages={[headline(plan)]} />
      {plan.unread > 0 && <Notice status="error" messages={[text.unread(plan.unread)]} />}
      {groups.map(
        ([title, entries]) =>
          entries.length > 0 && (
            <section key={title}>
              <h3 className="repeat__title">
                <span>{`${title} `}</span>
                <span className="muted number">{entries.length}</span>
              </h3>
              <ul className="repeat__entries">
                {entries.map((entry, index) => (
                  <RepeatEntry
                    key={index}
                    entry={entry}
                    currencies={plan.currencies}
                    chosen={chosen}
                    onChoose={onChoose}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}

function Sum({ plan: { currencies }, chosen }: { plan: Plan; chosen: Chosen }) {
  const sums = (['net', 'gross'] as const).map((of) => ({ of, sum: sumOf([...chosen], of) }));
  return (
    <p className="repeat__sum number">
      <span>{words.sum}</span>
      {sums.map(
        ({ of, sum }) =>
          sum !== undefined && (
            <span key={of} className={of === 'net' ? undefined : 'muted'}>
              {of === 'net' ? (
                <strong>{formatMoney(sum, currencies.now)}</strong>
              ) : (
                <span>{formatMoney(sum, currencies.now)}</span>
              )}
              <span>{` ${text[of]}`}</span>
            </span>
          ),
      )}
    </p>
  );
}

function NotAdded({ failure }: { failure: Failure }) {
  const { cartUrl } = useSettings();
  const href = linkUrl(cartUrl);
  return (
    <Notice status="error" messages={[failure.isUnknown ? words.broken : (failureReason(failure) ?? words.noneAdded)]}>
      {failure.isUnknown && href && (
        <LinkButton href={href} size="small">
          {words.cart}
        </LinkButton>
      )}
    </Notice>
  );
}
