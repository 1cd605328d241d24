/** Defines the styling API: the one table of custom properties, and the parts of the common components. */
import type { CssProperty } from '../element/declare';

/**
 * Every element's custom properties, set on it or on any ancestor. `theme.css`, which `npm run manifest` generates from here,
 * uses those with a `token`; others are used where their default is derived.
 */
export const themeProperties = {
  '--shop-color-scheme': {
    summary: '`light`, `dark` or `light dark`; as a rule the page’s own `color-scheme` is enough.',
    syntax: 'light | dark | light dark',
    default: 'inherit',
  },
  '--shop-color-accent': {
    summary: 'Brand colour: main button, chosen things, links.',
    syntax: '<color>',
    default: 'light-dark(#1d4fb5, #3869d8)',
    token: '--_accent-given',
  },
  '--shop-color-on-accent': {
    summary: 'Text on the accent. Default: white or black, whichever is readable.',
    syntax: '<color>',
  },
  '--shop-color-focus': {
    summary: 'The focus ring. Default: the accent, with sufficient contrast.',
    syntax: '<color>',
  },
  '--shop-color-surface': {
    summary: 'Cards, fields and buttons.',
    syntax: '<color>',
    default: 'light-dark(#ffffff, #17191d)',
    token: '--_surface',
  },
  '--shop-color-surface-subtle': {
    summary: 'Quiet areas on a surface.',
    syntax: '<color>',
    default: 'light-dark(#f6f7f8, #1d2024)',
    token: '--_surface-subtle',
  },
  '--shop-color-surface-raised': {
    summary: 'Dialogs and menus.',
    syntax: '<color>',
    default: 'light-dark(#ffffff, #202328)',
    token: '--_surface-raised',
  },
  '--shop-color-text': {
    summary: 'Text on surfaces.',
    syntax: '<color>',
    default: 'light-dark(#16191e, #edeff2)',
    token: '--_text',
  },
  '--shop-color-text-muted': {
    summary: 'Second-rank text on surfaces.',
    syntax: '<color>',
    default: 'light-dark(#59616c, #a4acb7)',
    token: '--_text-muted',
  },
  '--shop-color-border': {
    summary: 'Hairlines.',
    syntax: '<color>',
    default: 'light-dark(#e3e6ea, #2d3138)',
    token: '--_border',
  },
  '--shop-color-border-strong': {
    summary: 'Frames of fields, 3:1 at least.',
    syntax: '<color>',
    default: 'light-dark(#858d98, #737c89)',
    token: '--_border-strong',
  },
  '--shop-color-error': {
    summary: 'Colour of errors; tint and border derive from it.',
    syntax: '<color>',
    default: 'light-dark(#b0241c, #ff9a90)',
    token: '--_error',
  },
  '--shop-color-success': {
    summary: 'Colour of successes; tint and border derive from it.',
    syntax: '<color>',
    default: 'light-dark(#17663c, #74d3a0)',
    token: '--_success',
  },
  '--shop-color-warning': {
    summary: 'Colour of warnings; tint and border derive from it.',
    syntax: '<color>',
    default: 'light-dark(#7c4d00, #f0c06a)',
    token: '--_warning',
  },
  '--shop-color-info': {
    summary: 'Colour of information; tint and border derive from it.',
    syntax: '<color>',
    default: 'light-dark(#28558c, #95bff2)',
    token: '--_info',
  },
  '--shop-font-family': {
    summary: 'Typeface. Default: the page’s.',
    syntax: '<font-family>',
    default: 'inherit',
  },
  '--shop-font-scale': {
    summary: 'Factor for all type sizes; with 1, text has 15 px.',
    syntax: '<number>',
    default: '1',
    token: '--_scale',
  },
  '--shop-density': {
    summary: 'Factor for distances and heights: 0.8 is compact, 1.2 roomy. Touch targets keep their minimum size.',
    syntax: '<number>',
    default: '1',
    token: '--_density',
  },
  '--shop-radius': {
    summary: 'Corner radius of buttons and fields; cards derive from it.',
    syntax: '<length>',
    default: '8px',
    token: '--_radius',
  },
} as const satisfies Readonly<Record<`--shop-${string}`, CssProperty>>;

/** Properties that only some elements have; their declarations pick from here. */
export const furtherProperties = {
  '--shop-color-favourite': {
    summary: 'The full heart.',
    syntax: '<color>',
    default: 'light-dark(#c0273d, #ff8593)',
  },
  '--shop-picker-height': { summary: 'Height of list and map.', syntax: '<length>', default: '560px' },
  '--shop-sticky-top': { summary: 'Height of the page’s own sticky header.', syntax: '<length>', default: '0px' },
} as const satisfies Readonly<Record<`--shop-${string}`, CssProperty>>;

/** Parts that this folder's components add to an element's public API: each element declares those of its components. */
export const buttonParts = {
  button: 'A button.',
  'button-primary': 'The screen’s main button.',
  reasons: 'Why a button cannot be used.',
  spinner: 'The sign for waiting.',
} as const;

export const pagesParts = { pages: 'The pages of a long list.' } as const;

export const modalParts = { modal: 'A dialog.', 'modal-panel': 'Its visible sheet.' } as const;

export const noticeParts = {
  notice: 'A message in a frame.',
  'notice-inline': 'A message without a frame.',
  'notice-error': 'An error among messages.',
  'notice-success': 'A success.',
  'notice-info': 'An information.',
  'notice-warning': 'A warning.',
} as const;

export const cardParts = {
  card: 'A titled section; its topic is a part too.',
  'card-head': 'Its title, with the action beside it.',
  'card-title': 'The title alone.',
} as const;

export const choiceParts = { choice: 'One of several things to choose.', 'choice-checked': 'The chosen one.' } as const;

export const stepParts = {
  step: 'A step in the step bar.',
  'step-current': 'The step that is shown.',
  steps: 'The step bar.',
} as const;
