/** Reports misspelt names in a script: events, tags in queries, modules. */
import { languageModules } from '../../texts/languages';
import { suggestion, slipOf, type Known } from './names';
import type { Tell } from './problem';
import { tellRenamed } from './renames';

const EVENT = /\b(?:addEventListener|removeEventListener|on|one|off|once)\s*\(\s*(['"`])(shop[\w:.-]+)\1/g;
const TAG =
  /(?:\b(?:querySelector(?:All)?|closest|matches|getElementsByTagName|createElement|whenDefined|customElements\.get)|\$)\s*(?:<[\w\s|]*>)?\(\s*['"`](shop-[a-z][\w-]*)(?=[\s'"`.:#[,>+~])/g;
const MODULE = /\b(?:from|import|require)\s*\(?\s*(['"`])([^'"`\n]{1,300})\1/g;
const EXPORTS = ['react', 'vue', 'svelte', ...languageModules, 'texts.json', 'custom-elements.json', 'package.json'];

/** `code` is a script without its comments; `offset` is where it begins in its file. */
export function checkScript(code: string, offset: number, known: Known, tell: Tell): void {
  for (const { 0: whole, 2: name = '', index } of code.matchAll(EVENT))
    checkEvent(name, offset + index + whole.indexOf(name), known, tell);
  for (const { 0: whole, 1: name = '', index } of code.matchAll(TAG)) {
    if (known.tags.has(name)) continue;
    const at = offset + index + whole.lastIndexOf(name);
    if (tellRenamed(known, tell, 'unknown-tag', `element ${name}`, at)) continue;
    const slip = slipOf(name, known.tags);
    if (slip !== undefined) tell('unknown-tag', at, `${name} is not a tag of ours. Did you mean ${slip}?`);
  }
  for (const { 0: whole, 2: path = '', index } of code.matchAll(MODULE))
    checkModule(path, offset + index + whole.lastIndexOf(path), known, tell);
}

const lettersOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z]/g, '');

/** A page may have its own events that begin with `shop-`, but hardly with one of our tags. */
export function checkEvent(name: string, at: number, known: Known, tell: Tell, nameAt = at): void {
  const { events, tags } = known;
  if (events.has(name) || tellRenamed(known, tell, 'unknown-event', `event ${name}`, nameAt)) return;
  const same = [...events].find((one) => lettersOf(one) === lettersOf(name));
  const hint = same === undefined ? suggestion(name, events) : ` Did you mean ${same}?`;
  if (same === undefined && !name.startsWith('shop-')) return;
  if (hint !== '' || [...tags.keys()].some((tag) => name.startsWith(`${tag}-`)))
    tell('unknown-event', at, `No tag sends ${name}.${hint}`);
}

/** A module of the package, or a URL that ends like one of its files. */
export function checkModule(path: string, at: number, known: Known, tell: Tell): void {
  const inside = /^shop-elements\/(?!dist\/|contract\/)(?:elements\/(?=shop-))?(.+)$/.exec(path)?.[1];
  const names =
    inside === undefined ? [...known.modules].map((name) => `${name}.js`) : [...known.tags.keys(), ...EXPORTS];
  const file = inside ?? path.replace(/[?#].*$/, '').replace(/^.*\//, '');
  const all = path.includes('.css') ? ['shop-elements.css'] : names;
  if (all.includes(file)) return;
  const isNamedSo = inside !== undefined || /^shop-[\w-]+\.(js|css)$/.test(file);
  const isInFolder = /(^|\/)(shop-)?elements\/(dist\/)?[\w-]+\.js([?#]|$)/.test(path);
  if (!isNamedSo && !isInFolder) return;
  const slip = slipOf(file, new Set(all));
  if (slip !== undefined) tell('unknown-module', at, `The package has no ${file}. Did you mean ${slip}?`);
  else if (inside !== undefined) tell('unknown-module', at, `The package has no ${file}.`);
}

/** Whether a URL is that of one of our modules, which cannot be loaded as a classic script. */
export function isModule(path: string, { modules }: Known): boolean {
  const [, folder = '', name = ''] = /([^?#]*?)([\w-]+)\.js([?#]|$)/.exec(path) ?? [];
  if (!modules.has(name) || name === 'shop-elements') return false;
  return name.startsWith('shop-') || /(^|\/)(shop-)?elements\/(dist\/)?$/.test(folder);
}
