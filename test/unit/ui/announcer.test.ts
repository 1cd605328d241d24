/** Decides that queued announcements come one after another and none is lost. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncer, PAUSE, READING } from '../../../src/ui/announcer';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function announcerPage() {
  const texts: string[] = [];
  return { texts, announcer: createAnnouncer((text) => texts.push(text)) };
}

it('shows a sentence after a pause and takes it away when it was read', () => {
  const { texts, announcer } = announcerPage();
  announcer.announce('Zapisano');
  expect(texts).toEqual([]);
  vi.advanceTimersByTime(PAUSE);
  expect(texts).toEqual(['Zapisano']);
  vi.advanceTimersByTime(READING);
  expect(texts).toEqual(['Zapisano', '']);
});

it('shows a second sentence only after the first', () => {
  const { texts, announcer } = announcerPage();
  announcer.announce('a');
  announcer.announce('b');
  vi.advanceTimersByTime(2 * (PAUSE + READING));
  expect(texts).toEqual(['a', '', 'b', '']);
});

it('says the same sentence again when it happens again, but does not queue it twice', () => {
  const { texts, announcer } = announcerPage();
  announcer.announce('a');
  announcer.announce('a');
  vi.advanceTimersByTime(PAUSE);
  announcer.announce('a');
  vi.advanceTimersByTime(10_000);
  expect(texts).toEqual(['a', '', 'a', '']);
});

it('goes on when a sentence comes between reading and rest', () => {
  const { texts, announcer } = announcerPage();
  announcer.announce('a');
  vi.advanceTimersByTime(PAUSE + READING);
  announcer.announce('b');
  vi.advanceTimersByTime(PAUSE);
  expect(texts).toEqual(['a', '', 'b']);
});

it('ignores empty text and is silent once stopped', () => {
  const { texts, announcer } = announcerPage();
  announcer.announce('');
  announcer.announce('a');
  announcer.stop();
  vi.advanceTimersByTime(10_000);
  expect(texts).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('does not say what is no longer true: the newer sentence goes in place of the one that waits', () => {
  const { announcer, texts } = announcerPage();
  announcer.announce('Usunięto z koszyka: Klej');
  announcer.announce('Do zapłaty brutto: 200,00 zł');
  announcer.announce('Usunięto z koszyka: Fuga');
  announcer.announce('Do zapłaty brutto: 100,00 zł', 'Do zapłaty brutto: 200,00 zł');
  vi.advanceTimersByTime(10_000);
  expect(texts.filter(Boolean)).toEqual([
    'Usunięto z koszyka: Klej',
    'Usunięto z koszyka: Fuga',
    'Do zapłaty brutto: 100,00 zł',
  ]);
});

describe('with a dialog open', () => {
  it('speaks in the dialog, not in the inert page, and in the page again when it has closed', () => {
    const page = announcerPage();
    const dialog = announcerPage();
    const leave = page.announcer.enter(dialog.announcer);
    page.announcer.announce('a');
    vi.advanceTimersByTime(PAUSE);
    expect([page.texts, dialog.texts]).toEqual([[], ['a']]);
    leave();
    page.announcer.announce('b');
    vi.advanceTimersByTime(PAUSE);
    expect(page.texts).toEqual(['b']);
  });

  it('says in the page what the dialog had no time for', () => {
    const page = announcerPage();
    const dialog = announcerPage();
    const leave = page.announcer.enter(dialog.announcer);
    dialog.announcer.announce('Zapisano');
    leave();
    vi.advanceTimersByTime(10_000);
    expect([page.texts, dialog.texts]).toEqual([['Zapisano', ''], []]);
  });

  it('speaks in the innermost of two', () => {
    const [page, outer, inner] = [announcerPage(), announcerPage(), announcerPage()];
    page.announcer.enter(outer.announcer);
    outer.announcer.enter(inner.announcer);
    page.announcer.announce('a');
    vi.advanceTimersByTime(PAUSE);
    expect([page.texts, outer.texts, inner.texts]).toEqual([[], [], ['a']]);
  });
});
