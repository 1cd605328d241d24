/** Tests the semantics of the common components for assistive technology, as far as markup shows it. */
import { renderToStaticMarkup as render } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from '../../../src/ui/Button';
import { IconButton } from '../../../src/ui/IconButton';
import { LinkButton } from '../../../src/ui/LinkButton';
import { Notice } from '../../../src/ui/Notice';
import { RadioCards } from '../../../src/ui/RadioCards';
import { StepBar } from '../../../src/ui/StepBar';
import {} from '../../e2e/labels';

describe('Button', () => {
  it('has the reasons that block it as its description, and stays focusable', () => {
    const markup = render(<Button blocked={['Wybierz płatność.']}>Dalej</Button>);
    const id = /aria-describedby="([^"]+)"/.exec(markup)?.[1];
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).toContain(`<ul id="${id}"`);
    expect(markup).toContain('Wybierz płatność.');
    expect(markup).not.toContain(' disabled');
  });

  it('renders a reason that leads to its fix as a button inside the description', () => {
    const markup = render(<Button blocked={[{ sentence: 'Wybierz płatność.', onFollow: () => {} }]}>Dalej</Button>);
    expect(markup).toMatch(/<ul id="[^"]+"[^>]*>.*<button type="button"[^>]*>Wybierz płatność\.<\/button>.*<\/ul>/);
  });

  it('is active while the list of reasons is empty', () => {
    expect(render(<Button blocked={[]}>Dalej</Button>)).not.toMatch(/aria-disabled|<ul/);
  });

  it('keeps its label while busy', () => {
    const markup = render(<Button busy>Zapisz</Button>);
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('Zapisz');
  });

  it('has the part button-primary if it is primary', () => {
    expect(render(<Button variant="primary">x</Button>)).toContain('part="button-primary"');
  });
});

it('IconButton takes its name from its label', () => {
  expect(render(<IconButton label="Zamknij: Gres">{null}</IconButton>)).toContain('aria-label="Zamknij: Gres"');
});

it('LinkButton without a URL is text', () => {
  expect(render(<LinkButton href={undefined}>Płatność</LinkButton>)).toBe('<span>Płatność</span>');
});

describe('Notice', () => {
  it('has its status as text', () => {
    expect(render(<Notice status="error" messages={['a']} />)).toContain('Błąd: ');
  });

  it('lists several messages and renders one as a paragraph', () => {
    expect(render(<Notice status="info" messages={['a', 'b']} />)).toContain('<li>a</li><li>b</li>');
    expect(render(<Notice status="info" messages={['a']} />)).toContain('<p>a</p>');
  });

  it('renders nothing without content', () => {
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

  it('marks the current, the unavailable and the completed step', () => {
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

  it('shows the content of the chosen option only', () => {
    expect(markup({})).not.toContain('tylko dla kuriera');
    expect(markup({ value: '1' })).toContain('tylko dla kuriera');
  });

  it('shows in its label, once, the reason why an option is disabled', () => {
    const [disabled = ''] = (markup({}).split('type="radio"')[2] ?? '').split('</label>');
    expect(disabled).toContain('Dostępny po opłaceniu zaległych zobowiązań');
    expect(disabled).not.toContain('aria-describedby');
  });

  it('disables all options when disabled', () => {
    expect(markup({ disabled: true }).match(/disabled=""/g)).toHaveLength(2);
  });
});
