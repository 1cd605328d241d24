/** Decides what the common components tell assistive technology, as far as markup shows it. */
import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from '../../../src/ui/Button';
import { IconButton } from '../../../src/ui/IconButton';
import { LinkButton } from '../../../src/ui/LinkButton';
import { Notice } from '../../../src/ui/Notice';
import { RadioCards } from '../../../src/ui/RadioCards';
import { StepBar } from '../../../src/ui/StepBar';

describe('Button', () => {
  it('says why it is blocked, in its description, and stays focusable', () => {
    const markup = render(<Button blocked={['Wybierz płatność.']}>Dalej</Button>);
    const id = /aria-describedby="([^"]+)"/.exec(markup)?.[1];
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).toContain(`<ul id="${id}"`);
    expect(markup).toContain('Wybierz płatność.');
    expect(markup).not.toContain(' disabled');
  });

  it('has a reason that leads to what mends it as a button, inside the description', () => {
    const markup = render(<Button blocked={[{ sentence: 'Wybierz płatność.', onFollow: () => {} }]}>Dalej</Button>);
    expect(markup).toMatch(/<ul id="[^"]+"[^>]*>.*<button type="button"[^>]*>Wybierz płatność\.<\/button>.*<\/ul>/);
  });

  it('is free while the list of reasons is empty', () => {
    expect(render(<Button blocked={[]}>Dalej</Button>)).not.toMatch(/aria-disabled|<ul/);
  });

  it('keeps its label while busy', () => {
    const markup = render(<Button busy>Zapisz</Button>);
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('Zapisz');
  });

  it('is the part button-primary when primary', () => {
    expect(render(<Button variant="primary">x</Button>)).toContain('part="button-primary"');
  });
});

it('an icon button is named by its label', () => {
  expect(render(<IconButton label="Usuń: Gres">{null}</IconButton>)).toContain('aria-label="Usuń: Gres"');
});

it('a link without an address is text', () => {
  expect(render(<LinkButton href={undefined}>Płatność</LinkButton>)).toBe('<span>Płatność</span>');
});

describe('Notice', () => {
  it('says its status in words', () => {
    expect(render(<Notice status="error" messages={['a']} />)).toContain('Błąd: ');
  });

  it('lists several messages and says one as a paragraph', () => {
    expect(render(<Notice status="info" messages={['a', 'b']} />)).toContain('<li>a</li><li>b</li>');
    expect(render(<Notice status="info" messages={['a']} />)).toContain('<p>a</p>');
  });

  it('is nothing without content', () => {
    expect(render(<Notice status="error" messages={[]} />)).toBe('');
  });
});

describe('StepBar', () => {
  const markup = render(
    <StepBar
      label="Etapy"
      onStep={() => {}}
      steps={[
        { id: 'a', label: 'Koszyk', state: 'done', available: true },
        { id: 'b', label: 'Dane adresowe', state: 'current', available: true },
        { id: 'c', label: 'Podsumowanie i płatność', state: 'ahead', available: false },
      ]}
    />,
  );

  it('marks the current step, the unavailable one and the done one', () => {
    const [done, current, ahead] = markup.split('<li').slice(1);
    expect(done).toContain('ukończono');
    expect(current).toContain('aria-current="step"');
    expect(ahead).toContain('aria-disabled="true"');
    expect(done).not.toContain('aria-disabled');
  });
});

describe('RadioCards', () => {
  const options = [
    { value: '1', title: 'Kurier', children: 'tylko dla kuriera' },
    { value: '2', title: 'Przelew', disabled: true, reason: 'Dostępny po opłaceniu zaległych zobowiązań' },
  ];
  const markup = (props: { value?: string; disabled?: boolean }) =>
    render(
      <RadioCards
        legend="Dostawa"
        name="carrier"
        value={props.value}
        disabled={props.disabled}
        options={options}
        onChange={() => {}}
      />,
    );

  it('is a named group of native radio buttons', () => {
    expect(markup({})).toContain('<legend');
    expect(markup({}).match(/type="radio"/g)).toHaveLength(2);
    expect(markup({})).not.toContain('checked=""');
  });

  it('reveals what belongs to the chosen one only', () => {
    expect(markup({})).not.toContain('tylko dla kuriera');
    expect(markup({ value: '1' })).toContain('tylko dla kuriera');
  });

  it('shows why an option cannot be chosen, in its label and said once', () => {
    const [disabled = ''] = (markup({}).split('type="radio"')[2] ?? '').split('</label>');
    expect(disabled).toContain('Dostępny po opłaceniu zaległych zobowiązań');
    expect(disabled).not.toContain('aria-describedby');
  });

  it('lets nothing be chosen when disabled', () => {
    expect(markup({ disabled: true }).match(/disabled=""/g)).toHaveLength(2);
  });
});
