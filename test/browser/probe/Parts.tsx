/** Renders each common component for its browser test, and logs its events. */
import { useState, type ComponentType } from 'react';
import { Checkbox } from '../../../src/fields/Checkbox';
import { QuantityField } from '../../../src/fields/QuantityField';
import { SelectField } from '../../../src/fields/SelectField';
import { fieldStyles } from '../../../src/fields/styles';
import { TextField } from '../../../src/fields/TextField';
import { check } from '../../../src/fields/validate';
import { formatPostCode, minLength, postCode } from '../../../src/fields/validators';
import { Button } from '../../../src/ui/Button';
import { Card } from '../../../src/ui/Card';
import { LiveRegion, useAnnounce } from '../../../src/ui/LiveRegion';
import { Modal } from '../../../src/ui/Modal';
import { Notice } from '../../../src/ui/Notice';
import { RadioCards } from '../../../src/ui/RadioCards';
import { SafeHtml } from '../../../src/ui/SafeHtml';
import { Skeleton } from '../../../src/ui/Skeleton';
import { Spinner } from '../../../src/ui/Spinner';
import { StepBar } from '../../../src/ui/StepBar';
import { uiStyles } from '../../../src/ui/styles';

export const styles = [...uiStyles, ...fieldStyles];

type Log = (entry: string) => void;

const stages: Readonly<Record<string, ComponentType<{ log: Log }>>> = {
  button: function ButtonStage({ log }) {
    const [blocked, setBlocked] = useState<string[]>([]);
    return (
      <form onSubmit={(event) => (event.preventDefault(), log('submitted'))}>
        <Button type="submit" variant="primary" blocked={blocked} onClick={() => log('pressed')}>
          Zamawiam
        </Button>
        <Button onClick={() => setBlocked(blocked.length > 0 ? [] : ['Wybierz płatność.'])}>Przełącz</Button>
        <Button busy onClick={() => log('pressed while busy')}>
          Zapisz
        </Button>
      </form>
    );
  },
  modal: function ModalStage({ log }) {
    const [open, setOpen] = useState(false);
    const [locked, setLocked] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Otwórz</Button>
        <Modal
          open={open}
          title="Nowy adres"
          locked={locked}
          onClose={() => (log('closed'), setOpen(false))}
          footer={<Button>Dodaj</Button>}
        >
          <TextField label="Nazwa" name="name" value="" onChange={() => {}} autoFocus />
          <Checkbox label="Zablokuj" name="locked" checked={locked} onChange={setLocked} />
        </Modal>
      </>
    );
  },
  radio: function RadioStage({ log }) {
    const [value, setValue] = useState('1');
    const [picked, setPicked] = useState<string>();
    const busy = picked !== undefined;
    const options = [
      { value: '1', title: 'Kurier', price: '20,00 zł' },
      { value: '2', title: 'Paczkomat', detail: '24/7' },
      { value: '3', title: 'Transport', disabled: true, reason: 'Niedostępny' },
      { value: '4', title: 'Odbiór' },
    ];
    const choose = (id: string) => {
      log(id);
      setPicked(id);
      // The server responds later, and refuses choice 4.
      setTimeout(() => (setPicked(undefined), id === '4' ? undefined : setValue(id)), 500);
    };
    return (
      <RadioCards
        legend="Dostawa"
        name="carrier"
        value={picked ?? value}
        busy={busy}
        options={options}
        onChange={choose}
      />
    );
  },
  steps: ({ log }) => (
    <StepBar
      label="Etapy zamówienia"
      onStep={log}
      steps={[
        { id: 'cart', label: 'Koszyk', state: 'done', available: true },
        { id: 'addresses', label: 'Dane adresowe', state: 'current', available: true },
        { id: 'summary', label: 'Podsumowanie i płatność', state: 'ahead', available: false },
      ]}
    />
  ),
  announce: function AnnounceStage() {
    const announce = useAnnounce();
    return <Button onClick={() => (announce('pierwsze'), announce('drugie'))}>Powiedz</Button>;
  },
  quantity: function QuantityStage({ log }) {
    const [value, setValue] = useState(20);
    const change = (next: number, how: string) => {
      log(`${how} ${next}`);
      setValue(next);
    };
    return (
      <>
        <QuantityField label="Ilość" value={value} step={6} max={60} unit="opak." onChange={change} />
        <Button onClick={() => setValue(33)}>Serwer</Button>
        <QuantityField label="Zablokowana" value={3} disabled onChange={(next) => log(`disabled ${next}`)} />
      </>
    );
  },
  text: function TextStage() {
    const [zip, setZip] = useState('');
    const [error, setError] = useState<string>();
    const [country, setCountry] = useState('PL');
    const [city, setCity] = useState('');
    const [cityError, setCityError] = useState<string>();
    return (
      <>
        <TextField
          label="Kod pocztowy"
          name="zip_code"
          value={zip}
          onChange={setZip}
          required
          error={error}
          format={formatPostCode}
          validate={check(postCode, () => 'Wymagany kod w formacie 00-000')}
        />
        <Button onClick={() => setError('Wiadomość serwera')}>Serwer</Button>
        <TextField
          label="Miejscowość"
          name="city"
          value={city}
          // Like a form: a change removes its message.
          onChange={(text) => (setCity(text), setCityError(undefined))}
          required
          error={cityError}
          validate={check(minLength(3), () => 'Wymagane minimum 3 znaki')}
        />
        <Button onClick={() => setCityError('Wymagane minimum 3 znaki')}>Wyślij</Button>
        <Button onClick={() => setCity('')}>Wyczyść</Button>
        <SelectField
          label="Kraj"
          name="country"
          value={country}
          onChange={setCountry}
          options={[{ value: 'PL', label: 'Polska' }]}
        />
      </>
    );
  },
  html: () => (
    <Card
      title={
        <SafeHtml html="Gres <b>Loft</b><img src=x onerror='globalThis.injected = true'><script>globalThis.injected = true</script>" />
      }
    >
      <Notice status="error" messages={['Pierwsza', 'Druga']} onDismiss={() => {}} />
      <Skeleton lines={2} />
      <Spinner label="Wczytywanie" size="large" />
    </Card>
  ),
};

export default function Parts({ show }: { show: string }) {
  const [entries, setEntries] = useState<string[]>([]);
  const Stage = stages[show];
  return (
    <LiveRegion>
      {Stage && <Stage log={(entry) => setEntries((before) => [...before, entry])} />}
      <output>{entries.join(', ')}</output>
    </LiveRegion>
  );
}
