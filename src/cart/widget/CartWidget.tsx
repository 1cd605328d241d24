/** Decides what `<shop-cart-widget>` shows: a button with the count, and below it the visitor's carts. */
import { ShoppingCart } from '../../ui/icons';
import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { shopCartWidget } from '../../../elements/shop-cart-widget';
import type { PropsOf } from '../../element/declare';
import { useHost } from '../../element/useHost';
import { absoluteUrl } from '../../page/address';
import { onCartNews, onLinesChange } from '../../page/cart-news';
import { onPageRestored } from '../../page/lifecycle';
import { shopStore } from '../../store/store';
import { uiStyles } from '../../ui/styles';
import { takeEarly } from './first-screen';
import { loadWidget, widgetOf } from './state';
import { text } from './text';
import { useDisclosure } from './useDisclosure';
import widget from './widget.css?inline';
import { WidgetPanel } from './WidgetPanel';

export const styles = [...uiStyles, widget];

export default function CartWidget({ url, count, prices, currency }: PropsOf<typeof shopCartWidget>) {
  const host = useHost<typeof shopCartWidget>('shop-cart-widget');
  const address = absoluteUrl(url);
  const { data, loading, failed, hopeless } = useStore(shopStore, () => widgetOf(address));
  const [early] = useState(() => takeEarly(host.element));
  const [open, setOpen] = useState(early?.isOpen ?? false);
  const panelId = useId();
  const ref = useDisclosure(open, setOpen);
  useWidgetLoad(address, early);
  const isGivenUp = useGivenUp(host.element, hopeless && data === undefined);

  const toggle = () => {
    setOpen(!open);
    if (open) return;
    host.emit('shop-cart-widget-opened');
    // The request failed, or a navigation that was then cancelled aborted it.
    if (!loading && (data === undefined || failed)) void loadWidget(address);
  };
  if (isGivenUp) return <slot />;
  const products = data?.count ?? count;
  return (
    <div className="widget" ref={ref}>
      <button
        type="button"
        className="widget__button"
        part="button"
        aria-label={data && text.label(text.products(data.count))}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={toggle}
      >
        <ShoppingCart size={22} aria-hidden="true" />
        <span className="widget__title">{`${text.title} `}</span>
        <span className="widget__count number" data-count={products} part="count">
          {/* As in elements/define: a module that both share would bring the page's data before React. */}
          {(products ?? 0) > 99 ? '99+' : products}
        </span>
      </button>
      <WidgetPanel
        id={panelId}
        open={open}
        data={data}
        loading={loading}
        failed={failed}
        prices={prices}
        currency={currency}
        onRetry={() => void loadWidget(address)}
      />
    </div>
  );
}

/** If no carts can be loaded, the template's link, if any, replaces the button; not under the focus, where nothing may move. */
function useGivenUp(element: HTMLElement, isHopeless: boolean): boolean {
  const [{ wasHopeless, isGivenUp }, setState] = useState({ wasHopeless: false, isGivenUp: false });
  if (wasHopeless !== isHopeless) {
    const isFree = !element.matches(':focus-within');
    setState({
      wasHopeless: isHopeless,
      isGivenUp: isFree ? isHopeless && element.childElementCount > 0 : isGivenUp,
    });
  }
  return isGivenUp;
}

/** Loads when the first element appears, after every change of a cart (also in another tab), and when Back restores the page. */
function useWidgetLoad(url: string, early: ReturnType<typeof takeEarly>): void {
  const asked = useRef(early?.url);
  useEffect(() => {
    const load = () => void loadWidget(url);
    if (asked.current !== url) load();
    asked.current = undefined;
    const ends = [onLinesChange(load), onCartNews(load), onPageRestored(load)];
    early?.end();
    return () => {
      for (const end of ends) end();
    };
  }, [url, early]);
}
