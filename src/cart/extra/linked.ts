/** Splits a consent's label into text and links. Links whose words do not occur follow the label. */
import { linkUrl } from '../../page/safe-url';
import type { ExtraField } from '../wire/extra';

export interface LabelPart {
  readonly text: string;
  readonly href?: string;
}

export function linkedPieces(label: string, links: ExtraField['links']): readonly LabelPart[] {
  return links.reduce<readonly LabelPart[]>(
    (pieces, { text, url }) => {
      const href = linkUrl(url);
      if (href === undefined || text === '') return pieces;
      const at = pieces.findIndex((one) => one.href === undefined && one.text.includes(text));
      const piece = pieces[at];
      if (piece === undefined) return [...pieces, { text: ' ' }, { text, href }];
      const from = piece.text.indexOf(text);
      const around = [
        { text: piece.text.slice(0, from) },
        { text, href },
        { text: piece.text.slice(from + text.length) },
      ];
      return [...pieces.slice(0, at), ...around.filter((one) => one.text !== ''), ...pieces.slice(at + 1)];
    },
    [{ text: label }],
  );
}
