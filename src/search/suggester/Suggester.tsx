/** The suggester's box before any input. The build only renders its markup. */
import type { shopSuggester } from '../../../elements/shop-suggester';
import type { PropsOf } from '../../element/declare';
import { SUGGEST } from '../api';
import { Combobox } from '../combobox/Combobox';

export { boxStyles as styles } from '../styles';

const nothing = () => null;

export default function Suggester({ name, placeholder, disabled }: PropsOf<typeof shopSuggester>) {
  return (
    <Combobox
      {...SUGGEST}
      {...{ name, placeholder, disabled }}
      landmark
      ask={() => new Promise(nothing)}
      count={() => 0}
      spoken={String}
      list={nothing}
      onSubmit={nothing}
      control={null}
    />
  );
}
