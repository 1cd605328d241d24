/** Decides the fields of a new address: a voivodeship select for Poland, a region in words for other countries. */
import { useMemo } from 'react';
import { countries, defaultCountry } from '../../fields/countries';
import { SelectField } from '../../fields/SelectField';
import { TextField } from '../../fields/TextField';
import { formatPostCode } from '../../fields/validators';
import { defaultVoivodeship, voivodeships } from '../../fields/voivodeships';
import type { Form } from '../forms/useForm';
import { text } from '../text';
import type { NewAddress } from './schema';

const voivodeshipOptions = voivodeships.map((name) => ({ value: name, label: name }));

export function AddressForm({ form }: { form: Form<NewAddress> }) {
  const label = text.addresses.form;
  const countryOptions = useMemo(() => countries().map(({ code, name }) => ({ value: code, label: name })), []);
  const isPoland = form.values.country === defaultCountry;
  const changeCountry = (country: string) => {
    form.field('country').onChange(country);
    form.field('region').onChange(country === defaultCountry ? defaultVoivodeship : '');
  };
  return (
    <div className="form">
      <div className="form__wide">
        <TextField {...form.field('name')} label={label.name} required autoComplete="organization" autoFocus />
      </div>
      <div className="form__wide form__street">
        <TextField {...form.field('street')} label={label.street} required autoComplete="address-line1" />
        <TextField {...form.field('house_no')} label={label.house_no} required />
        <TextField {...form.field('flat_no')} label={label.flat_no} />
      </div>
      <div className="form__wide form__place">
        <TextField
          {...form.field('zip_code')}
          label={label.zip_code}
          required
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder="00-000"
          format={formatPostCode}
        />
        <TextField {...form.field('city')} label={label.city} required autoComplete="address-level2" />
        <TextField {...form.field('post')} label={label.post} required />
      </div>
      <SelectField
        {...form.field('country')}
        label={label.country}
        options={countryOptions}
        autoComplete="country"
        onChange={changeCountry}
      />
      {isPoland ? (
        <SelectField {...form.field('region')} label={label.voivodeship} options={voivodeshipOptions} required />
      ) : (
        <TextField {...form.field('region')} label={label.region} required autoComplete="address-level1" />
      )}
    </div>
  );
}
