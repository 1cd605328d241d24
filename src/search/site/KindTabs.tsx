/** Tabs for products and contents with their totals (ARIA tabs pattern). */
import type { KeyboardEvent } from 'react';
import { isModified } from '../../ui/modifiers';
import { formatNumber } from '../../ui/money';
import { siteText } from './text';
import { KINDS } from './location';
import type { Kind } from './location';

interface KindTabsProps {
  /** The panel's id is `${id}-panel`. */
  readonly id: string;
  readonly kind: Kind;
  /** In the order of KINDS. */
  readonly totals: readonly number[];
  readonly onKind: (kind: Kind) => void;
}

export function KindTabs({ id, kind, totals, onKind }: KindTabsProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const now = KINDS.indexOf(kind);
    const to = { ArrowRight: now + 1, ArrowLeft: now - 1, Home: 0, End: KINDS.length - 1 }[event.key];
    const next = to === undefined ? undefined : KINDS.at(to % KINDS.length);
    if (next === undefined || isModified(event)) return;
    event.preventDefault();
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[KINDS.indexOf(next)]?.focus();
    onKind(next);
  };
  return (
    <div className="kinds" part="tabs" role="tablist" aria-label={siteText.tabs} onKeyDown={onKeyDown}>
      {KINDS.map((one, index) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`${id}-${one}`}
          className="kinds__tab"
          part={one === kind ? 'tab tab-selected' : 'tab'}
          aria-selected={one === kind}
          aria-controls={`${id}-panel`}
          tabIndex={one === kind ? 0 : -1}
          onClick={() => onKind(one)}
        >
          <span>{`${siteText[one]} `}</span>
          <span className="kinds__total number">{formatNumber(String(totals[index]))}</span>
        </button>
      ))}
    </div>
  );
}
