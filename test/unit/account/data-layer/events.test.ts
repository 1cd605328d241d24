/** Tests the analytics event of a form. */
import { expect, it } from 'vitest';
import { formEvent } from '../../../../src/account/data-layer/events';
import { formEventNames } from '../../../../src/account/data-layer/names';

it('there are three event names [G3]', () => {
  expect(formEventNames).toEqual(['register_form_submit', 'sign_up', 'generate_lead']);
});

it('an event contains the form, and contact data only if given', () => {
  expect(formEvent('generate_lead', 'kontakt', undefined)).toEqual({ event: 'generate_lead', form_id: 'kontakt' });
  expect(formEvent('sign_up', '', { sha256_email_address: 'x' })).toEqual({
    event: 'sign_up',
    user_data: { sha256_email_address: 'x' },
  });
});
