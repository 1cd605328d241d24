/** Text whose post codes do not break at their dash. A dash of another kind would be copied with the code. */
import type { Content } from '../../ui/content';

export const unbroken = (text: string): Content => (
  <>
    {text.split(/(\d+(?:-\d+)+)/).map((part, at) => (
      <span key={at} className={at % 2 === 0 ? undefined : 'number'}>
        {part}
      </span>
    ))}
  </>
);
