/** The view of `<shop-autocomplete>`: a field that offers phrases of one index (rule S6). */
import { memo, useCallback, useLayoutEffect, useRef } from 'react';
import type { shopAutocomplete } from '../../../elements/shop-autocomplete';
import type { PropsOf } from '../../element/declare';
import { useControl } from '../../element/useControl';
import { useHost } from '../../element/useHost';
import { submitByEnter } from '../../fields/inputs/enter';
import { LiveRegion } from '../../ui/LiveRegion';
import { fetchCompletions, AUTOCOMPLETE } from '../api';
import { Combobox } from '../combobox/Combobox';
import type { BoxControl, ListProps } from '../combobox/Combobox';
import { MarkedTitle } from '../MarkedTitle';
import { spokenPhrases } from '../spoken';
import { boxText } from '../text';

export { boxStyles as styles } from '../styles';

type Props = PropsOf<typeof shopAutocomplete>;

const count = (keys: readonly string[]) => keys.length;
const spoken = (keys: readonly string[]) => spokenPhrases(keys.length);

export default function Autocomplete(props: Props) {
  return (
    <LiveRegion>
      <Box {...props} />
    </LiveRegion>
  );
}

function Box({ url, index, value, size, label = boxText.label, disabled }: Props) {
  const { emit } = useHost<typeof shopAutocomplete>('shop-autocomplete');
  const { set, form: around } = useControl();
  const control = useRef<BoxControl>(null);
  /** The last text reported to the page. */
  const reported = useRef(value);
  const report = useCallback(() => {
    const text = control.current?.input.value;
    if (text === undefined || text === reported.current) return;
    reported.current = text;
    emit('change');
  }, [emit]);
  // A reset, Back, or a script changed the value.
  useLayoutEffect(() => {
    if (control.current?.input.value === value) return;
    reported.current = value;
    control.current?.clear(value);
  });
  // Stable, so that a keystroke does not render the phrases.
  const choose = useCallback(
    (key: string) => {
      control.current?.write(key);
      control.current?.close();
      control.current?.input.focus();
      emit('input');
      report();
      emit('shop-autocomplete-selected', { key });
    },
    [emit, report],
  );
  return (
    <Combobox
      {...AUTOCOMPLETE}
      minimum={url === undefined ? Infinity : AUTOCOMPLETE.minimum}
      ask={(query) => fetchCompletions(url, { query, index, size })}
      list={(listProps) => <Phrases {...listProps} choose={choose} label={label} />}
      count={count}
      spoken={spoken}
      label={label}
      visibleLabel
      disabled={disabled}
      button={false}
      value={value}
      method="dialog"
      onText={set}
      onLeave={report}
      onSubmit={(event) => {
        event.preventDefault();
        report();
        const form = around();
        if (form) submitByEnter(form);
      }}
      control={control}
    />
  );
}

interface PhrasesProps extends ListProps<readonly string[]> {
  readonly label: string;
  readonly choose: (key: string) => void;
}

function Phrases({ answer, query, active, listId, label, choose }: PhrasesProps) {
  if (answer.length === 0) {
    return (
      <p className="panel__empty" part="empty">
        {boxText.none}
      </p>
    );
  }
  return (
    <div role="listbox" id={listId} aria-label={label} part="suggestions">
      {answer.map((key, index) => (
        <Phrase
          key={index}
          id={`${listId}-${index}`}
          text={key}
          query={query}
          isActive={active === index}
          choose={choose}
        />
      ))}
    </div>
  );
}

interface PhraseProps {
  readonly id: string;
  readonly text: string;
  readonly query: string;
  readonly isActive: boolean;
  readonly choose: (key: string) => void;
}

/** Shows a phrase as plain text, even if it looks like HTML. */
const Phrase = memo(({ id, text, query, isActive, choose }: PhraseProps) => (
  <div
    role="option"
    id={id}
    className="entry entry--text"
    part="suggestion"
    aria-selected={isActive}
    onClick={() => choose(text)}
  >
    <span className="entry__title">
      <MarkedTitle html={text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')} phrase={query} />
    </span>
  </div>
));
