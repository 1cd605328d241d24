/** Declares the attributes and events of `<shop-locker-map>`: a form control that picks a parcel locker from a list and a map. */
import { pickerParts } from '../src/lockers/parts';
import type { Point } from '../src/lockers/point';
import { flag, text } from '../src/element/attributes';
import { declare, event } from '../src/element/declare';
import { mapStyleUrl, pointsUrl } from '../src/element/page-settings';
import { textFieldParts } from '../src/fields/parts';
import { buttonParts, furtherProperties, noticeParts, themeProperties } from '../src/ui/theme';

export const shopLockerMap = declare({
  tag: 'shop-locker-map',
  group: 'Cart and checkout',
  height: 'var(--shop-picker-height, 560px)',
  summary: 'Picks a parcel locker from a searchable list and a map. Typed text never leaves the page.',
  formAssociated: true,
  attributes: {
    name: text({ summary: 'Form field name of the locker’s code.' }),
    value: text({ summary: 'Code of the chosen locker, such as KRA01M.', default: '' }),
    required: flag({ summary: 'The form is not submitted without a locker.' }),
    near: text({ summary: 'Start of the search without a chosen locker: post code, town, or both.' }),
    'points-url': pointsUrl,
    'map-style-url': mapStyleUrl,
  },
  events: {
    'shop-locker-selected': event<{ point: Point }>({
      summary: 'A locker was picked. The detail contains its address.',
      detail: '{ point: Point }',
    }),
    change: { summary: 'The value has changed.' },
  },
  slots: { '': 'Content displayed until the picker is ready, such as a field for the locker’s code.' },
  parts: {
    ...buttonParts,
    ...noticeParts,
    ...textFieldParts,
    ...pickerParts,
  },
  cssProperties: {
    ...themeProperties,
    '--shop-picker-height': furtherProperties['--shop-picker-height'],
  },
});
