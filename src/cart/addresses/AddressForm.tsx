/** Decides the fields of a new address: for Poland a voivodeship select that follows the post code, elsewhere a free-text region. */
import { useMemo } from 'react';
import { voivodeshipOf } from '../../fields/areas';
import { countries, defaultCountry } from '../../fields/countries';
import { SelectField } from '../../fields/SelectField';
import { TextField } from '../../fields/TextField';
import { formatPostCode } from '../../fields/validators';
import { defaultVoivodeship, voivodeships } from '../../fields/voivodeships';
import { useAnnounce } from '../../ui/LiveRegion';
import type { Form } from '../parts/useForm';
import { text } from '../text';
import type { NewAddress } from '../wire/address';

const voivodeshipOptions = voivodeships.map((name) => ({ value: name, label: name }));

interface AddressFormProps {
  form: Form<NewAddress>;
  /** The voivodeship that the form set itself: only this one follows the post code, a manual choice stays. */
  ours: string;
  onOurs: (region: string) => void;
}

export function AddressForm({ form, ours, onOurs }: AddressFormProps) {
  const label = text.addresses.form;
  const announce = useAnnounce();
  const countryOptions = useMemo(() => countries().map(({ code, name }) => ({ value: code, label: name })), []);
  const isPoland = form.values.country === defaultCountry;
  const setRegion = (region: string) => {
    onOurs(region);
    form.field('region').onChange(region);
  };
  const changeCountry = (country: string) => {
    form.field('country').onChange(country);
    setRegion(country === defaultCountry ? (voivodeshipOf(form.values.zip_code) ?? defaultVoivodeship) : '');
  };
  const changePostCode = (postCode: string) => {
    form.field('zip_code').onChange(postCode);
    const found = voivodeshipOf(postCode);
    const { region } = form.values;
    if (!isPoland || found === undefined || found === region || region !== ours) return;
    setRegion(found);
    announce(`${label.voivodeship}: ${found}`);
  };
  return (
    <div className="form">
      <div className="form__wide">
        <TextField {...form.field('name')} label={label.name} required autoComplete="organization" autoFocus />
      </div>
      <div className="form__wide form__street">
        <TextField {...form.field('street')} label={label.street} required autoComplete="address-line1" />
        <TextField {...form.field('house_no')} label={label.house_no} required autoComplete="address-line2" />
        <TextField {...form.field('flat_no')} label={label.flat_no} optional autoComplete="address-line3" />
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
          onChange={changePostCode}
        />
        <TextField {...form.field('city')} label={label.city} required autoComplete="address-level2" />
        <TextField {...form.field('post')} label={label.post} required autoComplete="address-level3" />
      </div>
      <SelectField
        {...form.field('country')}
        label={label.country}
        options={countryOptions}
        autoComplete="country"
        onChange={changeCountry}
      />
      {isPoland ? (
        <SelectField
          {...form.field('region')}
          label={label.voivodeship}
          options={voivodeshipOptions}
          required
          autoComplete="address-level1"
          onChange={(region) => {
            onOurs('');
            form.field('region').onChange(region);
          }}
        />
      ) : (
        <TextField {...form.field('region')} label={label.region} required autoComplete="address-level1" />
      )}
    </div>
  );
}
