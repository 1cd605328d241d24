/** Finds the child script of a tag that is read as its JSON, and reports scripts that are never read. */
import { propertyName, type Declaration } from '../../element/declare';
import type { Template } from './template';
import type { Tag } from './tags';
import type { Node } from './tree';
import { PRINTED } from './mask-characters';

const JSON_TYPE = /^\s*((text|application)\/(x-)?)?json5?\b/i;
const LOOKS_LIKE_JSON = new RegExp(`^\\s*(?:\\{\\s*["}${PRINTED}]|${PRINTED}[${PRINTED}\\s]*$)`);

/** The first JSON script among the children; reports the others, which are never read. */
export function childScript({ tell }: Template, { tag, children }: Node): Tag | undefined {
  let script: Tag | undefined;
  for (const child of children) {
    if (child.name !== 'script') continue;
    const type = child.attributes.find((one) => one.name === 'type');
    if (type?.value?.toLowerCase() === 'application/json') {
      if (script !== undefined)
        tell('child-script', child.at, `<${tag.name}> reads only its first JSON script; this one is ignored.`);
      script ??= child;
    } else if (type?.value !== undefined && JSON_TYPE.test(type.value)) {
      tell('child-script', type.valueAt, `<${tag.name}> reads only a child script of the type "application/json".`, {
        from: type.valueAt - type.quote.length,
        to: type.valueAt + type.value.length + type.quote.length,
        text: '"application/json"',
      });
    } else if (type === undefined && child.attributes.length === 0 && LOOKS_LIKE_JSON.test(child.content ?? ''))
      tell('child-script', child.at, `The browser runs this script. Write <script type="application/json">.`, {
        from: child.at,
        to: child.end,
        text: '<script type="application/json">',
      });
  }
  return script;
}

/** Reports JSON that is meant for an outer tag but is not its child. */
export function checkDeepScript(
  { tell }: Template,
  { tag, parent }: Node,
  tags: ReadonlyMap<string, Declaration>,
): void {
  if (!tag.attributes.some(({ name, value }) => name === 'type' && value?.toLowerCase() === 'application/json')) return;
  let around = parent;
  for (let depth = 0; depth < 8 && around !== undefined && !tags.has(around.tag.name); depth++) around = around.parent;
  const declaration = around === parent ? undefined : tags.get(around?.tag.name ?? '');
  if (declaration === undefined) return;
  const keys = [...(tag.content ?? '').slice(0, 2000).matchAll(/"(\w+)"\s*:/g)].map(([, key = '']) => key);
  const names = Object.keys(declaration.attributes).map(propertyName);
  if (names.includes(keys[0] ?? ''))
    tell(
      'child-script',
      tag.at,
      `<${declaration.tag}> reads the JSON of a direct child; this script is nested deeper.`,
    );
}
