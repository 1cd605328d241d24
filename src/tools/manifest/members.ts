/** What the class of each element has besides the properties of its attributes: methods, fields, states. */
import { propertyName, type Declaration } from '../../element/declare.ts';

/** `shop-cart` → `ShopCart`. */
export const className = (tag: string): string => propertyName(`-${tag}`);

type Declared = Pick<Declaration, 'tag' | 'formAssociated'>;

interface Member {
  readonly name: string;
  readonly description: string;
  readonly type: string;
  readonly parameters?: readonly { readonly name: string; readonly type: string }[];
}

const focus: Member = {
  name: 'focus',
  description:
    'Focuses the first control that the Tab key reaches, in the element or in the template’s content. Without a control it does nothing.',
  parameters: [{ name: 'options', type: 'FocusOptions | undefined' }],
  type: 'void',
};

const validation: readonly Member[] = [
  { name: 'checkValidity', description: 'Whether the value is valid.', type: 'boolean' },
  { name: 'reportValidity', description: 'The same; displays the error of an invalid value.', type: 'boolean' },
];

const fieldsOfControl: readonly Member[] = [
  { name: 'form', description: 'The form around the element.', type: 'HTMLFormElement | null' },
  { name: 'labels', description: 'The labels of the template.', type: 'NodeList' },
  { name: 'validity', description: 'State of the value.', type: 'ValidityState' },
  { name: 'validationMessage', description: 'Error message. Empty if the value is valid.', type: 'string' },
  { name: 'willValidate', description: 'Whether the element is validated.', type: 'boolean' },
];

export const methodsOf = ({ formAssociated }: Declared): readonly Member[] => [
  focus,
  ...(formAssociated ? validation : []),
];

/** Read-only. */
export const fieldsOf = ({ formAssociated }: Declared): readonly Member[] => (formAssociated ? fieldsOfControl : []);

/** `shop-config` has no view. */
export const statesOf = ({ tag }: Declared): readonly Pick<Member, 'name' | 'description'>[] =>
  tag === 'shop-config'
    ? []
    : [
        {
          name: 'shown',
          description: 'The view has replaced the first screen. Before, the style sheet reserves its space.',
        },
      ];
