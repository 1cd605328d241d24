/** Decides the part of every element's public face that the common components bring: custom properties and parts, for its declaration. */

interface CssProperty {
  readonly summary: string;
  readonly default?: string;
}

/** What a page may set, on the element or on anything around it; a pair of colours is "light · dark". */
export const themeProperties = {
  '--shop-color-accent': { summary: 'Brand colour: main button, chosen things, links.', default: '#1d4fb5 · #3869d8' },
  '--shop-color-on-accent': { summary: 'Text on the accent.', default: 'white or black, whichever is readable' },
  '--shop-color-focus': { summary: 'The focus ring.', default: 'the accent, dark or light enough for its ground' },
  '--shop-color-scheme': { summary: '`light`, `dark` or `light dark`.', default: 'the page’s color-scheme' },
  '--shop-color-surface': { summary: 'Cards, fields and buttons.', default: '#ffffff · #17191d' },
  '--shop-color-surface-subtle': { summary: 'Quiet areas on a surface.', default: '#f6f7f8 · #1d2024' },
  '--shop-color-surface-raised': { summary: 'Dialogs and menus.', default: '#ffffff · #202328' },
  '--shop-color-text': { summary: 'Text on surfaces.', default: '#16191e · #edeff2' },
  '--shop-color-text-muted': { summary: 'Second-rank text on surfaces.', default: '#59616c · #a4acb7' },
  '--shop-color-border': { summary: 'Hairlines.', default: '#e3e6ea · #2d3138' },
  '--shop-color-border-strong': { summary: 'Frames of fields, 3:1 at least.', default: '#858d98 · #737c89' },
  '--shop-color-error': { summary: 'Errors.', default: '#b0241c · #ff9a90' },
  '--shop-color-success': { summary: 'Successes.', default: '#17663c · #74d3a0' },
  '--shop-color-warning': { summary: 'Warnings.', default: '#7c4d00 · #f0c06a' },
  '--shop-color-info': { summary: 'Information.', default: '#28558c · #95bff2' },
  '--shop-font-family': { summary: 'Type face.', default: 'the page’s' },
  '--shop-font-scale': { summary: 'Factor for all type sizes.', default: '1' },
  '--shop-density': { summary: 'Factor for all distances; 0.8 is compact.', default: '1' },
  '--shop-radius': { summary: 'Roundness of buttons and fields; cards follow.', default: '8px' },
} as const satisfies Readonly<Record<`--shop-${string}`, CssProperty>>;

/** Parts of the components in this folder. */
export const uiParts = {
  button: 'A button.',
  'button-primary': 'The screen’s main button.',
  reasons: 'Why a button cannot be used.',
  card: 'A titled section.',
  choice: 'One of several things to choose.',
  'choice-checked': 'The chosen one.',
  modal: 'A dialog.',
  notice: 'A message.',
  spinner: 'The sign for waiting.',
  step: 'A step in the step bar.',
  'step-current': 'The step that is shown.',
  steps: 'The step bar.',
} as const;
