/** Lists a form's wrong fields, each with a link to its field. */
import { Check } from '../ui/icons';
import { Notice } from '../ui/Notice';
import type { Fields } from './useFields';

interface WrongFieldsProps extends Pick<Fields<unknown>, 'goTo' | 'wrong'> {
  labels: Readonly<Record<string, string>>;
  /** The title, with the number of fields that are still wrong. */
  counted: (wrong: number) => string;
}

/** Not displayed for a single wrong field, because that field has the focus and a message. A fixed field keeps its line, ticked, so that the fields below do not move. */
export function WrongFields({ goTo, labels, wrong, counted }: WrongFieldsProps) {
  if (wrong.length < 2) return null;
  const left = wrong.filter(({ message }) => message !== undefined).length;
  return (
    <Notice status={left > 0 ? 'error' : 'success'} title={counted(left)}>
      <ul className="wrong">
        {wrong.map(({ name, message }) => (
          <li key={name} className="wrong__field">
            {message === undefined ? <Check size={16} strokeWidth={2.5} /> : <span aria-hidden="true">•</span>}
            <button type="button" className="reasons__way" onClick={() => goTo(name)}>
              {message === undefined ? labels[name] : `${labels[name]}: ${message}`}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
