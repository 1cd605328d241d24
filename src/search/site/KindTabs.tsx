/** Tabs for products and contents with their totals (ARIA tabs pattern). */
import type { KeyboardEvent } from 'react';
import { formatNumber } from '../../ui/money';
import { focusTab } from '../../ui/tab-keys';
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
    const next = KINDS[focusTab(event) ?? -1];
    if (next !== undefined) onKind(next);
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
