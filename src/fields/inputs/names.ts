/** Lists the validators that a template can name on an input (rule I3). */

export const validatorNames = ['post-code', 'phone', 'email', 'nip'] as const;
export type ValidatorName = (typeof validatorNames)[number];
