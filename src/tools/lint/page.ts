/** Checks a page as a whole: duplicate settings and ids, and how it loads our files. */
import { languageModules } from '../../texts/languages';
import type { Known } from './names';
import type { Template } from './template';
import type { Tag, TagAttribute } from './tags';
import { checkModule, isModule } from './scripts';
import { PRINTED, STEERING, isDynamic } from './mask-characters';

const TEXTS = new RegExp(`\\belements\\/(?:dist\\/)?((?:${languageModules.join('|')})\\.js)`);

export function checkPage(template: Template, tags: readonly Tag[], known: Known): void {
  const { masked, tell } = template;
  const ids = new Map<string, Tag>();
  let config: Tag | undefined;
  let hasIndex = false;
  for (const tag of tags) {
    if (tag.isEnd) continue;
    if (tag.name === 'shop-config') {
      if (config !== undefined && !masked.slice(config.end, tag.at).includes(STEERING))
        tell('twice', tag.at, '<shop-config> is duplicated; the elements read the first.');
      config = tag;
    }
    const id = tag.attributes.find(({ name }) => name === 'id')?.value;
    if (id !== undefined && id !== '' && !isDynamic(id)) {
      const before = ids.get(id);
      ids.set(id, tag);
      const isOurs = tag.name.startsWith('shop-') || before?.name.startsWith('shop-');
      if (before !== undefined && isOurs && !masked.slice(before.end, tag.at).includes(STEERING))
        tell('twice', tag.at, `The id "${id.slice(0, 60)}" is duplicated; the browser finds the first.`);
    }
    if (tag.name === 'script') {
      const path = checkSource(template, tag, 'src', known) ?? '';
      hasIndex ||= /\belements\/(dist\/)?index\.js/.test(path);
      const texts = TEXTS.exec(path)?.[1];
      if (hasIndex && texts !== undefined)
        tell('module-order', tag.at, `${texts} must precede index.js: elements drawn before it are Polish.`);
    }
    if (tag.name === 'link') checkSource(template, tag, 'href', known);
  }
  checkLoaded(template, tags, known);
}

/** Printed inside of one of these, a value cannot be a script. */
const OF_TEXT = /<(title|h\d|p|a|span|li|t[dh]|strong|label|option|button)\b[^>]*>[^<]*<\/\1>/g;

/** A whole page with our tags and without any script that may be ours: a bundle, an include or a printed line may load us. */
function checkLoaded({ masked, tell }: Template, tags: readonly Tag[], { tags: ours }: Known): void {
  const first = tags.find(({ name, isEnd }) => !isEnd && ours.has(name));
  const isPage = tags.some(({ name }) => name === 'body') && !masked.includes(STEERING);
  if (
    first === undefined ||
    !isPage ||
    masked
      .replaceAll(OF_TEXT, '')
      .replaceAll(/<[^>]*>/g, '')
      .includes(PRINTED)
  )
    return;
  const mayLoad = ({ name, attributes, content = '' }: Tag): boolean =>
    name === 'script' && (attributes.some((one) => one.name === 'src') || /\bimport\b|\.src\b/.test(content));
  if (!tags.some(mayLoad))
    tell(
      'no-script',
      first.at,
      `No script of this page loads <${first.name}>. Write <script type="module" async src="/elements/index.js"></script>.`,
    );
}

/** The URL, as far as the template contains it. */
function checkSource({ text, tell }: Template, tag: Tag, name: string, known: Known): string | undefined {
  const source = tag.attributes.find((one) => one.name === name);
  const path = source === undefined ? undefined : pathOf(text, source);
  if (source === undefined || path === undefined) return undefined;
  checkModule(path, source.valueAt, known, tell);
  const type = tag.attributes.find((one) => one.name === 'type');
  if (name !== 'src' || type?.value?.trim().toLowerCase() === 'module' || !isModule(path, known)) return path;
  if (type?.value !== undefined && isDynamic(type.value)) return path;
  const [from, to] =
    type === undefined
      ? [source.at, source.at]
      : [type.at, type.valueAt + (type.value?.length ?? 0) + type.quote.length];
  tell('module-type', tag.at, `${path.split('/').at(-1)} is a module: write <script type="module" …>.`, {
    from,
    to,
    text: type === undefined ? 'type="module" ' : 'type="module"',
  });
  return path;
}

/** The URL; if the template prints it, a file name in the printing expression. */
function pathOf(text: string, { value, valueAt }: TagAttribute): string | undefined {
  if (value === undefined) return undefined;
  if (!isDynamic(value)) return value;
  return /[\w./-]+\.(?:js|css)\b/.exec(text.slice(valueAt, valueAt + Math.min(value.length, 1000)))?.[0];
}
