/** Removes the label's own word from a branch's name: "Oddział: Warszawa Okęcie". */
import { text } from '../text';

export function branchOf(name: string | undefined): string | undefined {
  const label = `${text.items.branch} `;
  return name?.startsWith(label) ? name.slice(label.length) : name;
}
