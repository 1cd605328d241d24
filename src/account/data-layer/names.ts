/** Names the events of forms: the tag needs them before the code that sends them. */

/** The events of forms (rule G3). */
export const formEventNames = ['register_form_submit', 'sign_up', 'generate_lead'] as const;
export type FormEventName = (typeof formEventNames)[number];
