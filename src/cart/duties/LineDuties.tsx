/** The legally required information about a line: notes, product safety, the label of the guarantee (rules Z40–Z42). */
import { linkUrl } from '../../page/safe-url';
import { uiText } from '../../ui/text';
import type { CartItem } from '../wire/item';
import { guaranteeOf, isWarning, safetyRows } from './line';
import { dutyText } from './text';

export function LineDuties({ item }: { item: CartItem }) {
  const safety = safetyRows(item);
  return (
    <>
      {item.notes.map((note) => (
        <Note key={note.text} note={note} />
      ))}
      {safety.length > 0 && (
        <details className="duty">
          <summary>{dutyText.safety}</summary>
          {safety.map((row) => (
            <p key={row}>{row}</p>
          ))}
        </details>
      )}
      <Guarantee item={item} />
    </>
  );
}

function Note({ note }: { note: CartItem['notes'][number] }) {
  const href = linkUrl(note.url);
  const isAlarm = isWarning(note);
  return (
    <p className="duty">
      {isAlarm && <b>{`${uiText.status.warning}: `}</b>}
      {href ? <a href={href}>{note.text}</a> : <span>{note.text}</span>}
    </p>
  );
}

/** 95 mm, in pixels. */
const LABEL = 359;

/** The label of the guarantee: first the small picture `nested`, or a text. The first press opens the whole picture, which links to the image file. */
function Guarantee({ item }: { item: CartItem }) {
  const given = guaranteeOf(item);
  if (given === undefined) return null;
  const { sign, label, nested, alt, terms } = given;
  return (
    <details className="duty">
      <summary>{nested ? <img src={nested} alt={sign} height="32" loading="lazy" /> : <span>{sign}</span>}</summary>
      <a href={label} target="_blank" rel="noopener noreferrer">
        <img src={label} alt={alt} width={LABEL} loading="lazy" />
      </a>
      {terms && <a href={terms}>{sign}</a>}
    </details>
  );
}
