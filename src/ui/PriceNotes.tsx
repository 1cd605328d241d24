/** The notes on a price, each in a span. Without hooks, because suggestions render without React. */
import type { NotesView } from './price/notes';
import { priceTexts } from './price/text';

export const PriceNotes = ({ of, className }: { of: NotesView; className: string }) => (
  <>
    {of.former && (
      <span className={className}>
        <span>{`${priceTexts.before} `}</span>
        <s>{of.former}</s>
      </span>
    )}
    {of.sentences.map((sentence) => (
      <span key={sentence} className={className}>
        {sentence}
      </span>
    ))}
  </>
);
