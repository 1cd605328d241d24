/** Declares the attributes by which a page replaces texts; only `<shop-config>` has them. */
import type { Text } from '../page/language';
import { json } from './further-attributes';
import { text } from './attributes';

const isText = (one: unknown): boolean =>
  typeof one === 'string' || (isObject(one) && Object.entries(one).every(([, form]) => typeof form === 'string'));
const isObject = (one: unknown): one is object => one instanceof Object && !Array.isArray(one);
const areTexts = (value: unknown): value is Readonly<Record<string, Text>> =>
  isObject(value) && Object.entries(value).every(([, one]) => isText(one));

export const texts = json<Readonly<Record<string, Text>>, { readonly type: string; readonly summary: string }>(
  {
    '~standard': {
      validate: (value) => (areTexts(value) ? { value } : { issues: [{ message: 'texts by key were expected' }] }),
    },
  },
  {
    type: 'Readonly<Record<string, string | Partial<Record<Intl.LDMLPluralRule, string>>>>',
    summary:
      'Texts in place of the elements’ own, by key, as in `{"cart.items.remove": "Delete"}`; `texts.json` lists the keys.',
  },
);

export const language = text({
  summary:
    'Language of `texts`, BCP 47, if no language script is loaded before the elements. Determines plurals, numbers and money.',
});
