/** Decides which rules a template can name on an input (spec section 5). */

export const validatorNames = ['post-code', 'phone', 'email', 'nip'] as const;
export type ValidatorName = (typeof validatorNames)[number];
