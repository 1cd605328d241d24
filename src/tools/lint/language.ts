/** The language of a file, and its syntax for an absent flag and for printed JSON. */

export type Language = 'html' | 'php' | 'twig' | 'blade' | 'smarty' | 'latte' | 'vue' | 'svelte' | 'script' | 'css';

const endings: readonly (readonly [ending: RegExp, language: Language])[] = [
  [/\.blade\.php$/i, 'blade'],
  [/\.(php|phtml)$/i, 'php'],
  [/\.twig$/i, 'twig'],
  [/\.html?$/i, 'html'],
  [/\.tpl$/i, 'smarty'],
  [/\.latte$/i, 'latte'],
  [/\.vue$/i, 'vue'],
  [/\.svelte$/i, 'svelte'],
  [/\.[cm]?[jt]sx?$/i, 'script'],
  [/\.(css|scss|less|pcss)$/i, 'css'],
];

/** The language of a template by its file name; undefined for files that cannot contain our tags. Minified files are skipped: they are not written by hand. */
export const languageOf = (path: string): Language | undefined =>
  /\.min\.\w+$|\.d\.[cm]?ts$/i.test(path) ? undefined : endings.find(([ending]) => ending.test(path))?.[1];

/** A component's template allows self-closing tags, and binds attributes to expressions. */
export const isComponent = (language: Language): boolean => language === 'vue' || language === 'svelte';

export const flagIn: Readonly<Record<Language, (name: string) => string>> = {
  html: (name) => name,
  css: (name) => name,
  twig: (name) => `{% if … %}${name}{% endif %}`,
  blade: (name) => `@if (…) ${name} @endif`,
  php: (name) => `<?= … ? '${name}' : '' ?>`,
  smarty: (name) => `{if …}${name}{/if}`,
  latte: (name) => `{if …}${name}{/if}`,
  vue: (name) => `:${name}="…"`,
  svelte: (name) => `{...(… ? { '${name}': true } : {})}`,
  script: (name) => `\${… ? '${name}' : ''}`,
};

/** Prints a number that elements can read. */
export const inNumber: Readonly<Record<Language, string>> = {
  html: '',
  css: '',
  twig: "{{ price|number_format(2, '.', '') }}",
  blade: "{{ number_format($price, 2, '.', '') }}",
  php: "<?= number_format($price, 2, '.', '') ?>",
  smarty: "{$price|number_format:2:'.':''}",
  latte: "{$price|number:2, '.', ''}",
  vue: 'price.toFixed(2)',
  svelte: '{price.toFixed(2)}',
  script: '${price.toFixed(2)}',
};

export const inScript: Readonly<Record<Language, string>> = {
  html: '',
  css: '',
  twig: "{{ data|json_encode(constant('JSON_HEX_TAG'))|raw }}",
  blade: '{!! json_encode($data, JSON_HEX_TAG) !!}',
  php: '<?= json_encode($data, JSON_HEX_TAG) ?>',
  smarty: '{$data|json_encode:1 nofilter}',
  latte: '{$data}',
  vue: '{{ JSON.stringify(data) }}',
  svelte: '{@html JSON.stringify(data)}',
  script: "${JSON.stringify(data).replaceAll('<', '\\u003c')}",
};

export const inAttribute: Readonly<Record<Language, string>> = {
  html: '',
  css: '',
  twig: '{{ data|json_encode }}',
  blade: '{{ json_encode($data) }}',
  php: '<?= htmlspecialchars(json_encode($data), ENT_QUOTES) ?>',
  smarty: "{$data|json_encode|escape:'html'}",
  latte: '{json_encode($data)}',
  vue: 'data',
  svelte: '{JSON.stringify(data)}',
  script: '${escapeHtml(JSON.stringify(data))}',
};
