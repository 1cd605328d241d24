/** Reads the cart's printed form as a browser without scripts does. */
import { parseDocument } from 'htmlparser2';
import type { Visit } from '../server/visit';

export interface Node {
  readonly name?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly data?: string;
  readonly children?: readonly Node[];
}

const below = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(below)];
export const textOf = (node: Node): string => node.data ?? (node.children ?? []).map(textOf).join('');

/** What a browser without scripts would post; undefined if the cart has no form. */
export async function formOf(who: Visit): Promise<URLSearchParams | undefined> {
  const nodes = below(parseDocument(await (await who.send('/koszyk')).text()) as Node);
  const form = nodes.find(({ attribs }) => attribs?.['class'] === 'cart__form');
  if (form === undefined) return undefined;
  const fields = new URLSearchParams();
  for (const node of below(form)) {
    const { name, type, value = '' } = node.attribs ?? {};
    if (name === undefined || node.name === 'button') continue;
    if (node.name === 'textarea') fields.set(name, textOf(node));
    else if (node.name === 'select')
      fields.set(
        name,
        below(node).find(({ attribs }) => attribs?.['selected'] !== undefined)?.attribs?.['value'] ?? '',
      );
    else if (type !== 'radio' || node.attribs?.['checked'] !== undefined) fields.set(name, value);
  }
  return fields;
}
