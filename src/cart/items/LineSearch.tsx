/** The search field above the lines of a long cart. */
import { Search } from '../../ui/icons';
import { memo } from 'react';
import { TextField } from '../../fields/TextField';
import { text } from '../text';
import { useLines } from '../parts/LinesContext';

export const LineSearch = memo(function LineSearch({ count }: { count: number }) {
  const { chosen, listed, arrange } = useLines();
  return (
    <div className="line-search">
      <TextField
        label={text.items.search}
        labelHidden
        placeholder={text.items.search}
        name="line-search"
        type="search"
        value={chosen.query}
        onChange={(query) => arrange({ query })}
        before={<Search size={18} aria-hidden="true" />}
      />
      <p className="muted number" role="status">
        {listed.query.trim() && (count === 0 ? text.items.notFound : text.items.lines(count))}
      </p>
    </div>
  );
});
