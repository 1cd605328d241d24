/** Renders the views as tabs (ARIA tabs pattern). */
import { focusTab } from '../ui/tab-keys';
import type { OrderView } from './schema';
import { text } from './text';
import { useCentred } from './useCentred';
import { tabText } from './views';

interface ViewTabsProps {
  /** The panel's id is `${id}-panel`, a tab's id has its index. */
  readonly id: string;
  readonly views: readonly OrderView[];
  readonly view: OrderView | undefined;
  readonly onView: (key: string) => void;
}

export function ViewTabs({ id, views, view, onView }: ViewTabsProps) {
  const key = view?.key;
  const selected = useCentred(key);
  // Arrow keys only move the focus: a view has to load, so Enter or Space selects it.
  return (
    <div className="tabs__list" part="tabs" role="tablist" aria-label={text.title} onKeyDown={focusTab}>
      {views.map((one, index) => {
        const isSelected = one.key === key;
        return (
          <button
            key={one.key}
            ref={isSelected ? selected : undefined}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            className="tabs__tab"
            part={isSelected ? 'tab tab-selected' : 'tab'}
            aria-selected={isSelected}
            aria-controls={`${id}-panel`}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => !isSelected && onView(one.key)}
          >
            {tabText(one)}
          </button>
        );
      })}
    </div>
  );
}
