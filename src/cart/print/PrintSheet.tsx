/** The printed cart of every step: a sheet that a company can forward, rendered only while printing. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { adopt } from '../../element/styles';
import { useHost } from '../../element/useHost';
import { marginsOfSheets, onPrint } from '../../page/printing';
import { language } from '../../page/language';
import { useCart, useCartSettings } from '../parts/CartContext';
import { useProcessParts } from '../parts/useProcessParts';
import { processesOf } from '../session/process';
import notice from '../duties/notice/notice.css?inline';
import { GuaranteeNotice } from '../duties/notice/GuaranteeNotice';
import { notesOf } from '../session/rules';
import { printText } from '../later/text';
import { Parties } from './Parties';
import { SheetEnd } from './SheetEnd';
import { SheetLines } from './SheetLines';
import { orderFields } from './rows';
import sheet from './sheet.css?inline';

/** The present time in the buyer's time zone: `25.11.2026, 13:40`. */
const now = (): string =>
  new Intl.DateTimeFormat(language(), {
    day: 'numeric',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date());

export function PrintSheet() {
  const [printed, setPrinted] = useState<string>();
  const { root } = useHost();
  useLayoutEffect(() => adopt(root, [notice, sheet]), [root]);
  useEffect(() => {
    let end = () => {};
    const stop = onPrint(
      () => {
        const at = now();
        end();
        end = marginsOfSheets(printText.foot(at), (page, pages) => printText.page(page, pages));
        // The browser prints the DOM as it is when the event handler returns.
        flushSync(() => setPrinted(at));
      },
      () => {
        end();
        setPrinted(undefined);
      },
    );
    return () => {
      stop();
      end();
    };
  }, []);
  return printed !== undefined && <Sheet at={printed} />;
}

function Sheet({ at }: { at: string }) {
  const { contact } = useCartSettings();
  const cart = useCart();
  const { name, phone, email } = contact ?? {};
  const process = useProcessParts();
  const isPlaced = processesOf(cart).some(({ order }) => order !== undefined);
  const notes = notesOf(cart);
  return (
    <article className="sheet">
      <header className="sheet__top">
        <slot name="print-head">
          <strong>{cart.department_name}</strong>
        </slot>
        {name && <p className="sheet__adviser">{printText.adviser([name, phone, email].filter(Boolean).join(', '))}</p>}
      </header>
      <h1 className="sheet__title">{printText.title}</h1>
      <p>
        {!isPlaced && <strong className="sheet__state">{printText.unplaced}</strong>}
        <span>
          {[isPlaced ? undefined : '', printText.at(at), cart.cart_name, ...orderFields(cart)]
            .filter((one) => one !== undefined)
            .join(' · ')}
        </span>
      </p>
      {process && <process.Sheet />}
      <Parties />
      <SheetLines />
      <SheetEnd notes={notes} />
      <GuaranteeNotice />
      <p className="sheet__muted">{printText.noOrder}</p>
    </article>
  );
}
