/** Defines the parts that fields add to an element's public API: each element declares those of its fields. */
export const textFieldParts = {
  field: 'A field with its label and message.',
  label: 'The label of a field.',
  control: 'The frame of a text field, area or select.',
  input: 'A text field or area.',
  hint: 'Help below a field.',
  error: 'The message below an invalid field.',
} as const;

export const quantityParts = {
  quantity: 'A quantity with its buttons.',
  'quantity-input': 'The number field of a quantity.',
  'quantity-button': 'The plus or minus button of a quantity.',
} as const;

export const selectParts = { select: 'A select.' } as const;

export const checkboxParts = { checkbox: 'A checkbox with its label.' } as const;
