/** The panel of the open dropdown: carts, skeleton or error. It only serves to generate the drawing; any button in it except the links retries. */
import { linkUrl } from '../../page/safe-url';
import { Button } from '../../ui/Button';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import type { Prices } from '../../page/currency';
import { isUnlinked } from './lines';
import type { WidgetState } from './state';
import { text } from './text';
import { WidgetCarts } from './WidgetCarts';

interface WidgetPanelProps extends Pick<WidgetState, 'data' | 'before' | 'failed'> {
  prices: Prices;
  currency: string;
}

export function WidgetPanel(props: WidgetPanelProps) {
  return (
    <div id="panel" className="widget__panel" part="panel" popover="manual">
      <Content {...props} />
    </div>
  );
}

function Content({ data, before, failed, prices, currency }: WidgetPanelProps) {
  if (data === undefined && !failed) {
    return (
      <div className="widget__body widget__part" aria-busy={true}>
        <span className="only-spoken">{text.loading}</span>
        <Skeleton lines={3} />
      </div>
    );
  }
  // A single cart already has a link of its own.
  const href = data?.carts.length === 1 ? undefined : linkUrl(data?.cartsUrl);
  const isStop = data && !failed && isUnlinked(data);
  return (
    <>
      <div className="widget__body" {...(isStop && { role: 'group', 'aria-label': text.title, tabIndex: 0 })}>
        {failed && (
          <div className="widget__part">
            <Notice status="error" messages={[text.failed]}>
              <Button size="small">{text.retry}</Button>
            </Notice>
            {!data && <slot />}
          </div>
        )}
        {data?.carts.length === 0 && (
          <>
            <p className="widget__part muted">{text.empty}</p>
            <slot name="empty" />
          </>
        )}
        {data && data.carts.length > 0 && <WidgetCarts {...{ before, prices, currency }} carts={data.carts} />}
      </div>
      {href && (
        <div className="widget__foot">
          <LinkButton href={href} wide>
            {text.toCarts}
          </LinkButton>
        </div>
      )}
    </>
  );
}
