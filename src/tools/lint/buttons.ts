/** Checks a template's buttons that command our elements: the tag, the command, the id. */
import type { Tree } from './tree';
import { suggestion, slipOf, type Known } from './names';
import { STEERING, isDynamic } from './mask-characters';
import type { Tag, TagAttribute } from './tags';
import type { Template } from './template';

/** The browser's own commands for any element with `popover`. */
const POPOVER = /^(show|hide|toggle)-popover$/i;

const attributeOf = (tag: Tag, name: string): TagAttribute | undefined =>
  tag.attributes.find((one) => one.name === name);

/** Checks a whole file. */
export function checkButtons(template: Template, { nodes }: Tree, known: Known): void {
  const { masked, tell } = template;
  // In a partial template the element may be in another file.
  const isPage = nodes.some(({ tag }) => tag.name === 'body') && !masked.includes(STEERING);
  const ids = new Map(nodes.map(({ tag }) => [attributeOf(tag, 'id')?.value ?? '', tag]));
  const ours = new Map([...ids].filter(([, { name }]) => known.tags.has(name)));
  for (const { tag, inside } of nodes) {
    const named = attributeOf(tag, 'commandfor');
    const command = attributeOf(tag, 'command');
    if (!named?.value || isDynamic(named.value) || (command?.value && isDynamic(command.value))) continue;
    const target = ids.get(named.value);
    if (target !== undefined) {
      const isTyped = attributeOf(tag, 'type') !== undefined || !inside.has('form');
      if (known.tags.has(target.name)) checkCommand(template, tag, { target, named, command, isTyped }, known);
      continue;
    }
    const slip = slipOf(named.value, ours);
    if (known.commands.has(command?.value ?? '') && (isPage || slip !== undefined)) {
      const hint = slip === undefined ? '' : ` Did you mean ${slip}?`;
      tell('no-target', named.valueAt, `No element of this page has the id "${named.value.slice(0, 60)}".${hint}`);
    }
  }
}

interface Pressed {
  readonly target: Tag;
  readonly named: TagAttribute;
  readonly command: TagAttribute | undefined;
  /** In a form the button needs `type="button"`, because its default is submit. */
  readonly isTyped: boolean;
}

function checkCommand({ tell }: Template, tag: Tag, { target, named, command, isTyped }: Pressed, known: Known): void {
  const commands = new Map(Object.entries(known.tags.get(target.name)?.commands ?? {}));
  const list = ` <${target.name}> has: ${[...commands.keys()].join(', ') || 'none'}.`;
  const value = command?.value ?? '';
  if (tag.name !== 'button')
    return tell('unknown-command', tag.at, `commandfor has no effect on <${tag.name}>: use a <button>.`);
  if (!isTyped) {
    const at = tag.at + '<button'.length;
    const fix = { from: at, to: at, text: ' type="button"' };
    tell('unknown-command', tag.at, 'In a form, a button with commandfor needs type="button".', fix);
  }
  if (command === undefined || value === '')
    return tell('unknown-command', named.at, `commandfor has no effect without command.${list}`);
  if (commands.has(value) || (POPOVER.test(value) && attributeOf(target, 'popover') !== undefined)) return;
  const isBare = commands.has(`--${value}`);
  const hint = isBare ? ` Did you mean --${value}?` : suggestion(value, commands) || list;
  tell(
    'unknown-command',
    command.valueAt,
    `<${target.name}> has no command ${value.slice(0, 60)}.${hint}`,
    isBare ? { from: command.valueAt, to: command.valueAt + value.length, text: `--${value}` } : undefined,
  );
}
