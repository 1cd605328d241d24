/** Lists a form's wrong fields, each with a link to its field. */
import { Check } from '../../ui/icons';
import { Notice } from '../../ui/Notice';
import { text } from '../text';
import type { Form } from './useForm';

interface WrongFieldsProps extends Pick<Form<unknown>, 'goTo' | 'wrong'> {
  labels: Readonly<Record<string, string>>;
}

/** Absent for a single wrong field, which has the focus and its own message. A fixed field keeps its line, ticked, so that the fields below do not move. */
export function WrongFields({ goTo, labels, wrong }: WrongFieldsProps) {
  if (wrong.length < 2) return null;
  const left = wrong.filter(({ message }) => message !== undefined).length;
  return (
    <Notice status={left > 0 ? 'error' : 'success'} title={text.validation.wrong(left)}>
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
