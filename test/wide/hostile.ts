/** Makes a page hostile: old libraries, patched built-ins, a foreign base, forced styles, no storage. */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const jquery = readFileSync(createRequire(import.meta.url).resolve('jquery/dist/jquery.js'), 'utf8');

/** Prototype.js, from Debian's libjs-prototype. If it is not installed, only PATCHES changes the built-ins. */
const prototypeFile = process.env['PROTOTYPE_JS'] ?? '/usr/share/javascript/prototype/prototype.js';
export const hasPrototype = existsSync(prototypeFile);
const prototype = hasPrototype ? readFileSync(prototypeFile, 'utf8') : '';

/** Changes of built-ins by libraries of 2008 and by today's measuring scripts. */
const PATCHES = `
  Array.prototype.toJSON = function () { return '[' + this.join() + ']'; };
  String.prototype.toJSON = function () { return '"' + this + '"'; };
  Array.prototype.remove = function (one) { this.splice(this.indexOf(one), 1); return this; };
  Array.prototype.contains = function (one) { return this.indexOf(one) >= 0; };
  Array.from = function (list) { var all = []; for (var i = 0; i < (list.length || 0); i++) all.push(list[i]); return all; };
  Function.prototype.bind = function (to) {
    var fn = this, given = Array.prototype.slice.call(arguments, 1);
    return function () { return fn.apply(to, given.concat(Array.prototype.slice.call(arguments))); };
  };
  var realFetch = window.fetch;
  window.fetch = function (input, init) {
    window.calls = (window.calls || 0) + 1;
    var headers = new Headers(init && init.headers);
    headers.set('X-Measured', '1');
    return realFetch.call(window, input, Object.assign({}, init, { headers: headers })).then(function (answer) { return answer; });
  };
  var realListen = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    return realListen.call(this, type, typeof listener === 'function' ? function (event) { return listener.call(this, event); } : listener, options);
  };
  var realDefine = CustomElementRegistry.prototype.define;
  CustomElementRegistry.prototype.define = function (name, Given, options) {
    return realDefine.call(this, name, class extends Given {}, options);
  };
  var realTimeout = window.setTimeout;
  window.setTimeout = function (run, wait) { return realTimeout(typeof run === 'function' ? function () { run(); } : run, wait); };
  window.requestIdleCallback = undefined;
  window.console.warn = window.console.info = function () {};
  window.process = window.module = window.exports = undefined;
  Object.prototype.polluted = 'x'; Object.prototype.counted = 7; Object.prototype.taught = function () {};
  Object.defineProperty(Object.prototype, 'measured', { get: function () { return 'x'; }, enumerable: true });
  window.name = 'name'; var event = 'taken', status = 'taken', top, parent;
`;

/** Forbids storage and cookies, like a sandboxed frame or a browser setting. */
const NO_STORAGE = `
  ['localStorage', 'sessionStorage', 'indexedDB', 'BroadcastChannel'].forEach(function (name) {
    Object.defineProperty(window, name, { get: function () { throw new DOMException('denied', 'SecurityError'); } });
  });
`;
const NO_COOKIES = `
  Object.defineProperty(Document.prototype, 'cookie', {
    get: function () { throw new DOMException('denied', 'SecurityError'); }, set: function () {},
  });
`;

/** A forced reset: hidden nodes stay hidden; texts, boxes and our hosts get unwanted styles. */
const rules = (tags: readonly string[]) => `
  * { box-sizing: content-box !important; font: italic 9px/3 fantasy !important; letter-spacing: 4px !important;
      text-transform: uppercase !important; text-align: right !important; text-indent: 40px !important;
      white-space: nowrap !important; word-spacing: 20px !important; color: fuchsia !important;
      background: yellow !important; transition: all 3s !important; user-select: none !important; }
  ${tags.join()} { all: revert !important; float: left !important; display: inline !important; }
`;

/** Elements whose names shadow properties of window, document and form. */
const NAMES = `
  <img name="cookie" alt="" hidden><img name="currentScript" alt="" hidden><a id="customElements" hidden></a><a id="fetch" hidden></a>
  <form name="activeElement" hidden><input name="submit"><input name="action"><input name="elements"><input name="method"></form>`;

export interface Hostility {
  readonly noStorage?: boolean;
  readonly noCookies?: boolean;
}

/** Returns hostile HTML of the page, without its policy. */
export function hostile(
  html: string,
  tags: readonly string[],
  { noStorage = false, noCookies = false }: Hostility = {},
): string {
  const script = (text: string) => `<script>${text.replaceAll('</script', '<\\/script')}</script>`;
  const token = /name="_token" value="([^"]*)"/.exec(html)?.[1] ?? '';
  const head = [
    '<base href="/gdzie-indziej/">',
    `<style>${rules(tags)}</style>`,
    script(prototype),
    script(`${jquery}\n//# sourceURL=jquery.js`),
    hasPrototype ? script('jQuery.noConflict();') : '',
    script(PATCHES),
    noStorage ? script(NO_STORAGE) : '',
    noCookies ? `${script(NO_COOKIES)}<meta name="csrf-token" content="${token}">` : '',
  ];
  return html.replace(/<head>/, () => `<head>${head.join('\n')}`).replace(/<body>/, () => `<body>${NAMES}`);
}

/** Makes each visited page hostile, and collects uncaught errors. */
export async function makeHostile(page: Page, tags: readonly string[], hostility?: Hostility): Promise<string[]> {
  const errors: string[] = [];
  page.setDefaultTimeout(15_000);
  page.on('pageerror', (error) => void errors.push(error.stack ?? String(error)));
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const { 'content-security-policy': _, ...headers } = answer.headers();
      await route.fulfill({ response: answer, headers, body: hostile(await answer.text(), tags, hostility) });
    },
  );
  return errors;
}
