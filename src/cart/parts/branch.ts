/** Decides how a branch is named beside its label: without the label's own word, "Oddział: Warszawa Okęcie". */
import { text } from '../text';

export function branchOf(name: string | undefined): string | undefined {
  const label = `${text.items.branch} `;
  return name?.startsWith(label) ? name.slice(label.length) : name;
}
