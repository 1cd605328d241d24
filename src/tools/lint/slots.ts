/** Checks the slot of a tag directly inside one of ours: content with an unknown one is never displayed. */
import { isDynamic } from './mask-characters';
import { suggestion, type Known } from './names';
import type { Template } from './template';
import type { Node } from './tree';

const ID = '{id}';

export function checkSlot({ tell }: Template, { tag, parent }: Node, { tags }: Known): void {
  const declaration = tags.get(parent?.tag.name ?? '');
  const slot = tag.attributes.find(({ name }) => name === 'slot');
  const name = slot?.value;
  if (declaration === undefined || slot === undefined || !name || isDynamic(name)) return;
  const id = name.slice(name.lastIndexOf('-') + 1);
  const names = Object.keys(declaration.slots).filter(Boolean);
  const isKnown = (one: string): boolean =>
    one === name ||
    (one.endsWith(ID) && name.length > one.length - ID.length && name.startsWith(one.slice(0, -ID.length)));
  if (names.some(isKnown)) return;
  const near = suggestion(name, new Set(names.map((one) => one.replace(ID, id))));
  const all = names.length > 0 ? ` It has ${names.join(', ')}.` : ' It has none.';
  tell('unknown-slot', slot.at, `<${declaration.tag}> has no slot "${name.slice(0, 60)}".${near || all}`);
}
