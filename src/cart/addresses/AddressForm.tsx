/** The fields of a new address. Post code and tax number fill the fields that nobody has typed (rules A12, A14). */
import { useEffect, useMemo } from 'react';
import { voivodeshipOf } from '../../fields/areas';
import { townOf } from '../../fields/towns';
import { countries } from '../../fields/countries';
import { defaultCountry } from '../../fields/country';
import { SelectField } from '../../fields/SelectField';
import { TextField } from '../../fields/TextField';
import type { Rules } from '../../fields/validate';
import { defaultVoivodeship, voivodeships } from '../../fields/voivodeships';
import { useAnnounce } from '../../ui/LiveRegion';
import type { Form } from '../parts/useForm';
import { addressText } from '../later/text';
import { useCartSettings } from '../parts/CartContext';
import { CompanyByNip } from '../company/CompanyByNip';
import { FILLED, fillable, withoutCompany, type Filled } from '../company/fill';
import { ownUrl } from '../company/look-up';
import type { CompanyState } from '../company/state';
import { postCodeFormat } from './by-country';
import { addressTidy, blankAddress, type AddressValues } from './forms';

const voivodeshipOptions = voivodeships.map((name) => ({ value: name, label: name }));

interface AddressFormProps {
  form: Form<AddressValues>;
  rules: Rules<AddressValues>;
  /** Values that the form filled in: only these follow post code and tax number; typed and chosen values stay. */
  ours: Filled;
  onOurs: (ours: Filled) => void;
  /** Adds the tax number field, for an invoice. */
  asksNip: boolean;
  /** Adds the phone on site and the note for the driver. */
  asksSite: boolean;
  company: CompanyState;
  onCompany: (change: CompanyState) => void;
  onLookUp: (isUnderWay: boolean) => void;
}

export function AddressForm({ form, rules, ours, onOurs, asksNip, asksSite, company, ...on }: AddressFormProps) {
  const { companyUrl } = useCartSettings();
  const label = addressText.form;
  const labels = { ...label, region: label.voivodeship };
  const announce = useAnnounce();
  const countryOptions = useMemo(() => countries().map(({ code, name }) => ({ value: code, label: name })), []);
  const { values, goTo } = form;
  const { unfolded } = company;
  const isPoland = values.country === defaultCountry;
  const format = postCodeFormat(values.country);
  const ownCompanyUrl = useMemo(() => (asksNip ? ownUrl(companyUrl) : undefined), [asksNip, companyUrl]);
  /** A tax number is enough: the register has the other fields. */
  const isFolded = ownCompanyUrl !== undefined && unfolded === undefined;
  const wrong = form.wrong.filter(({ message }) => message !== undefined).map(({ name }) => name);
  const hasWrong = wrong.some((name) => name !== 'nip');
  useEffect(() => {
    if (isFolded && hasWrong) on.onCompany({ unfolded: { goTo: wrong[0] ?? 'nip' } });
  });
  useEffect(() => {
    if (unfolded?.goTo !== undefined) goTo(unfolded.goTo);
    // oxlint-disable-next-line react/exhaustive-deps
  }, [unfolded]);
  const set = (given: Filled) => {
    onOurs({ ...ours, ...given });
    for (const [name, value] of Object.entries(given)) form.field(name as keyof Filled).onChange(value);
  };
  /** Fills the fields that may be overwritten, and returns the other values, what the form rejects, and whether nothing is left to do. */
  const fill = (given: Filled) => {
    const { set: filled, left } = fillable(values, ours, given);
    set(filled);
    const all = { ...values, ...filled };
    const faults = (Object.keys(filled) as (keyof Filled)[]).map((name) => {
      const message = filled[name] && rules[name]?.(filled[name], all);
      return message && `${labels[name]}: ${message}`;
    });
    const isWhole = Object.keys(left).length === 0 && FILLED.every((name) => !rules[name]?.(all[name], all));
    return { left, wrong: faults.filter((one): one is string => Boolean(one)), isWhole };
  };
  const changeCountry = (country: string) => {
    form.field('country').onChange(country);
    set({ region: country === defaultCountry ? (voivodeshipOf(values.zip_code) ?? defaultVoivodeship) : '' });
  };
  const changePostCode = (postCode: string) => {
    form.field('zip_code').onChange(postCode);
    const [region, town] = [voivodeshipOf(postCode), townOf(postCode)];
    if (!isPoland) return;
    const filled = fillable(values, ours, {
      ...(town && { city: town, post: town }),
      ...(region && { region }),
    }).set;
    set(filled);
    const announced = Object.entries(filled).map(([name, value]) => `${labels[name as keyof Filled]}: ${value}`);
    if (announced.length > 0) announce(announced.join(', '));
  };
  return (
    <div className="form">
      {asksNip && (
        <CompanyByNip
          field={{ ...form.field('nip'), inputMode: isPoland ? 'numeric' : 'text' }}
          url={isPoland ? ownCompanyUrl : undefined}
          state={company}
          onState={on.onCompany}
          isFolded={isFolded}
          onUnderWay={on.onLookUp}
          values={values}
          labels={labels}
          fill={fill}
          replace={set}
          clear={(given) => set(withoutCompany(values, ours, given, blankAddress))}
          goTo={goTo}
        />
      )}
      <div className="form__fields" hidden={isFolded}>
        <div className="form__wide form__place">
          <TextField
            {...form.field('zip_code')}
            label={label.zip_code}
            required
            inputMode={/[AX-]/.test(format) && !isPoland ? 'text' : 'numeric'}
            autoComplete="postal-code"
            autoFocus={!asksNip}
            placeholder={format}
            format={(text) => addressTidy.zip_code(text, values).trim()}
            onChange={changePostCode}
          />
          <TextField {...form.field('city')} label={label.city} required autoComplete="address-level2" />
          <TextField {...form.field('post')} label={label.post} required autoComplete="address-level3" />
        </div>
        <div className="form__wide form__street">
          <TextField
            {...form.field('street')}
            label={label.street}
            hint={label.noStreets}
            required
            autoComplete="address-line1"
          />
          <TextField {...form.field('house_no')} label={label.house_no} required autoComplete="address-line2" />
          <TextField {...form.field('flat_no')} label={label.flat_no} optional autoComplete="address-line3" />
        </div>
        <div className="form__wide">
          <TextField {...form.field('name')} label={label.name} required autoComplete="organization" />
        </div>
        {asksSite && (
          <div className="form__wide form__site">
            <TextField {...form.field('phone')} label={label.phone} optional type="tel" autoComplete="tel" />
            <TextField {...form.field('driver_note')} label={label.driver_note} optional />
          </div>
        )}
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
              // A chosen region no longer follows the post code, even if it is the same.
              onOurs({ ...ours, region: '' });
              form.field('region').onChange(region);
            }}
          />
        ) : (
          <TextField {...form.field('region')} label={label.region} required autoComplete="address-level1" />
        )}
      </div>
    </div>
  );
}
