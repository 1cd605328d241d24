/** The panel of suggestions, or of no results. Without hooks, because it renders without React. */
import type { Content, Elements } from '../../ui/content';
import { linkUrl } from '../../page/safe-url';
import type { Prices } from '../../page/currency';
import { formatNumber } from '../../ui/money';
import type { ListProps } from '../combobox/Combobox';
import { MarkedTitle } from '../MarkedTitle';
import { boxText, panelText } from '../text';
import { ProductLine } from './ProductLine';
import { countOptions } from './sections';
import type { Option, Panel } from './sections';

interface ListSetup extends ListProps<Panel> {
  readonly currency: string;
  readonly prices: Prices;
  /** The URL that searches a phrase, for opening it in a new tab. */
  readonly hrefOf: (phrase: string) => string | undefined;
}

/** Entries are keyed by index: a response updates texts in the existing list instead of creating new nodes. */
export function SuggestionList({ answer, query, active, listId, ...props }: ListSetup) {
  const { results, sections } = answer;
  const isEmpty = results !== undefined && results.products.length + results.categories.length === 0;
  const phrase = results?.corrected ?? query;
  let place = 0;
  return (
    <>
      {results?.corrected !== undefined && !isEmpty && (
        <p className="panel__said" part="corrected">
          {panelText.corrected(results.corrected)}
        </p>
      )}
      {isEmpty && (
        <NoResults>
          {sections.length > 0 && <p className="muted">{panelText.advice}</p>}
          <slot name="empty" />
        </NoResults>
      )}
      {countOptions(answer) > 0 && (
        <div role="listbox" id={listId} aria-label={boxText.list} part="suggestions">
          {sections.map(({ name, head, options }) => (
            <div
              key={name}
              role="group"
              className={`panel__group panel__group--${name}`}
              aria-labelledby={head && `${listId}-${name}`}
            >
              {head && <PanelHead id={`${listId}-${name}`}>{head}</PanelHead>}
              {options.map((option, position) => {
                const index = place++;
                return (
                  <OptionLine
                    key={position}
                    {...props}
                    option={option}
                    id={`${listId}-${index}`}
                    query={phrase}
                    isActive={active === index}
                  />
                );
              })}
            </div>
          ))}
        </div>
      )}
      <slot name="suggestion-footer" />
    </>
  );
}

export const PanelHead = ({ id, children }: { id?: string; children: string }) => (
  <div className="panel__head" part="head" role="presentation" id={id}>
    {children}
  </div>
);

export const NoResults = ({ children }: { children?: Elements }) => (
  <>
    <PanelHead>{boxText.found}</PanelHead>
    <div className="panel__empty" part="empty">
      <p>{boxText.none}</p>
      {children}
    </div>
  </>
);

interface LineProps extends Omit<ListSetup, keyof ListProps<Panel>> {
  readonly id: string;
  readonly query: string;
  readonly isActive: boolean;
  readonly option: Option;
}

const OptionLine = ({ option, id, query, isActive, currency, prices, hrefOf }: LineProps) => (
  <a
    role="option"
    id={id}
    className={option.is === 'product' ? 'entry' : `entry entry--text entry--${option.is}`}
    part={
      option.is === 'category' ? 'suggestion category' : option.is === 'phrase' ? 'suggestion phrase' : 'suggestion'
    }
    href={addressOf(option, hrefOf)}
    tabIndex={-1}
    aria-selected={isActive}
  >
    {option.is === 'product' ? (
      <ProductLine product={option.product} query={query} currency={currency} prices={prices} />
    ) : (
      <span className="entry__title">{titleOf(option, query)}</span>
    )}
  </a>
);

function addressOf(option: Option, hrefOf: ListSetup['hrefOf']): string | undefined {
  switch (option.is) {
    case 'product':
      return linkUrl(option.product.link);
    case 'category':
      return linkUrl(option.category.link);
    case 'contact':
      return option.href;
    case 'phrase':
      return linkUrl(option.link) ?? hrefOf(option.text);
    case 'all':
      return hrefOf(option.text);
    case 'forget':
    case 'literal':
      return undefined;
  }
}

function titleOf(option: Exclude<Option, { is: 'product' }>, query: string): Content {
  switch (option.is) {
    case 'category':
      return <MarkedTitle html={option.category.name} phrase={query} />;
    case 'literal':
      return panelText.literal(option.text);
    case 'all':
      return panelText.all(formatNumber(String(option.total)));
    case 'forget':
      return panelText.forget;
    case 'contact':
      return [option.who, option.text].filter(Boolean).join(', ');
    case 'phrase':
      return option.text;
  }
}
