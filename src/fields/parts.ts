/** Decides the parts that fields bring to an element's public face, for its declaration. */
export const fieldParts = {
  field: 'A field with its label and message.',
  label: 'Its label.',
  control: 'The frame of a text field, area or select.',
  input: 'A text field or area.',
  select: 'A select.',
  checkbox: 'A tick box with its label.',
  hint: 'Help below a field.',
  error: 'The message below a wrong field.',
  quantity: 'A quantity with its buttons.',
  'quantity-input': 'The figure of a quantity.',
  'quantity-button': 'Plus or minus of a quantity.',
} as const;
