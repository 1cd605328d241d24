/** Decides how the reasons stand that block a button: short sentences with an icon, below it. */
import { Info } from 'lucide-react';

/** A list of sentences, or nothing when there are none. `id` is for the button's aria-describedby. */
export function Reasons({ id, reasons }: { id: string; reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <ul id={id} className="reasons" part="reasons">
      {reasons.map((reason) => (
        <li key={reason} className="reasons__item">
          <Info size={16} aria-hidden="true" />
          <span>{reason}</span>
        </li>
      ))}
    </ul>
  );
}
