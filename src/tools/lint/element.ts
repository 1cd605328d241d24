/** Checks one of our tags as a whole: required attributes, and combinations that are not allowed. */
import { WRONG } from '../../element/attributes';
import { propertyName, type Declaration } from '../../element/declare';
import { decodeEntities } from '../../ui/entities';
import { checkAttribute } from './attribute';
import { checkBoundNumber } from './numbers';
import type { Known } from './names';
import { isComponent } from './language';
import type { Template } from './template';
import { checkEvent } from './scripts';
import type { Tag, TagAttribute } from './tags';
import { isDynamic } from './mask-characters';

/** `:cart-url`, `v-bind:cart-url`: the attribute that an expression is bound to. */
const BOUND = /^(?::|v-bind:)([\w-]+)$/;
/** The attribute that a component binds, or names by its property: `:mainUnit` is `main-unit`. */
function attributeOf(name: string, { attributes }: Declaration): string | undefined {
  if (Object.hasOwn(attributes, name)) return undefined;
  const boundName = BOUND.exec(name)?.[1];
  const same = Object.keys(attributes).find((one) => propertyName(one).toLowerCase() === (boundName ?? name));
  return same ?? boundName;
}

const LISTENS = /^(?:@|v-on:|on:|on)(shop-[\w-]+)/;

export function checkElement(
  template: Template,
  tag: Tag,
  declaration: Declaration,
  known: Known,
  child: ReadonlyMap<string, unknown> | undefined,
): void {
  const { masked, language, tell } = template;
  const seen = new Map<string, TagAttribute>();
  const bound = new Set<string>();
  const inTag = masked.slice(tag.at, tag.end);
  for (const attribute of tag.attributes) {
    if (isDynamic(attribute.name)) continue;
    const { name, at } = attribute;
    const listens = LISTENS.exec(name)?.[1];
    if (listens !== undefined && listens !== '') {
      checkEvent(listens, at, known, tell, at + name.indexOf(listens));
      if (name.startsWith('on') && !isComponent(language) && language !== 'script' && known.events.has(listens))
        tell('unknown-event', at, `HTML ignores ${name}. Write addEventListener('${listens}', …).`);
      continue;
    }
    const property = isComponent(language) ? attributeOf(name, declaration) : undefined;
    if (property !== undefined) {
      bound.add(property);
      checkBoundNumber(template, { ...attribute, name: property }, declaration);
      checkAttribute(template, { ...attribute, name: property, value: '' }, declaration, known);
      continue;
    }
    const before = seen.get(name);
    // The branches of a condition may repeat an attribute.
    if (before !== undefined && !isDynamic(inTag)) {
      const isSame = before.value === attribute.value;
      const end = attribute.valueAt + (attribute.value?.length ?? 0) + attribute.quote.length;
      tell(
        'twice',
        at,
        `${name} is duplicated; the browser uses the first.`,
        isSame ? { from: at - 1, to: end, text: '' } : undefined,
      );
    } else seen.set(name, attribute);
    checkAttribute(template, attribute, declaration, known);
  }
  // Text printed between attributes may be any attribute.
  if (tag.attributes.some(({ name }) => isDynamic(name) || /^(v-bind|:$|\{\.\.\.|n:attr|@attributes)/.test(name)))
    return;
  if (child === undefined) return;
  const isBranched = new RegExp('\\uE001').test(inTag);
  for (const [name, { required }] of Object.entries(declaration.attributes)) {
    if (!required || bound.has(name) || child.get(propertyName(name)) || (isBranched && seen.has(name))) continue;
    if (seen.get(name)?.value) continue;
    tell('required', tag.at, `<${declaration.tag}> needs ${name}: without it the element sends no requests.`);
  }
  if (!isBranched) checkContradictions(template, tag, declaration, seen, bound, child);
}

const PAIRS = [
  ['min', 'max'],
  ['min', 'value'],
  ['value', 'max'],
  ['step', 'max'],
  ['min-length', 'max-length'],
] as const;

function checkContradictions(
  { tell }: Template,
  tag: Tag,
  { attributes }: Declaration,
  seen: ReadonlyMap<string, TagAttribute>,
  bound: ReadonlySet<string>,
  child: ReadonlyMap<string, unknown>,
): void {
  const numberOf = (name: string): number | undefined => {
    const declared = attributes[name];
    if (declared === undefined || !/^(number|integer)$/.test(declared.kind)) return undefined;
    const text = seen.get(name)?.value;
    if (text !== undefined && isDynamic(text)) return undefined;
    const value = text ? declared.read(decodeEntities(text)) : declared.accept(child.get(propertyName(name)));
    return value === WRONG || typeof value !== 'number' ? undefined : value;
  };
  const at = (name: string): number => seen.get(name)?.at ?? tag.at;
  for (const [low, high] of PAIRS) {
    const [lower, upper] = [numberOf(low), numberOf(high)];
    if (lower !== undefined && upper !== undefined && lower > upper)
      return tell('contradiction', at(high), `${low} is ${lower}, and ${high} is ${upper}: no value satisfies both.`);
  }
  const has = (name: string): boolean =>
    name in attributes && (seen.has(name) || bound.has(name) || Boolean(child.get(propertyName(name))));
  if (has('required') && has('optional'))
    tell('contradiction', at('optional'), 'required and optional exclude each other.');
  if (has('base') && 'routing' in attributes && !has('routing'))
    tell('contradiction', at('base'), 'base is only read with routing="path".');
  const base = 'routing' in attributes ? (seen.get('base')?.value ?? '') : '';
  if (!isDynamic(base) && /[?#\\]|:\/\/|^\/\//.test(decodeEntities(base)))
    tell(
      'contradiction',
      at('base'),
      `base is the path of the page, such as "/koszyk": no step has a URL below ${base}`,
    );
}
