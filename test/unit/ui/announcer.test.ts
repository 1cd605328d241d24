/** Shows that queued announcements follow one after another and none is lost. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createAnnouncer, PAUSE, READING } from '../../../src/ui/announcer';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function announcerPage() {
  const texts: string[] = [];
  return { texts, announcer: createAnnouncer((text) => texts.push(text)) };
}

it('shows a sentence after a pause and removes it after the reading time', () => {
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

it('announces a repeated sentence again, but does not queue it twice', () => {
  const { texts, announcer } = announcerPage();
  announcer.announce('a');
  announcer.announce('a');
  vi.advanceTimersByTime(PAUSE);
  announcer.announce('a');
  vi.advanceTimersByTime(10_000);
  expect(texts).toEqual(['a', '', 'a', '']);
});

it('continues if a sentence arrives between reading and pause', () => {
  const { texts, announcer } = announcerPage();
  announcer.announce('a');
  vi.advanceTimersByTime(PAUSE + READING);
  announcer.announce('b');
  vi.advanceTimersByTime(PAUSE);
  expect(texts).toEqual(['a', '', 'b']);
});

it('ignores empty text, and stays silent once stopped', () => {
  const { texts, announcer } = announcerPage();
  announcer.announce('');
  announcer.announce('a');
  announcer.stop();
  vi.advanceTimersByTime(10_000);
  expect(texts).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});

it('replaces a waiting sentence that is no longer true by the newer one', () => {
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
  it('announces in the dialog, not in the inert page, and in the page again after closing', () => {
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

  it('announces in the page the sentences left over by the dialog', () => {
    const page = announcerPage();
    const dialog = announcerPage();
    const leave = page.announcer.enter(dialog.announcer);
    dialog.announcer.announce('Zapisano');
    leave();
    vi.advanceTimersByTime(10_000);
    expect([page.texts, dialog.texts]).toEqual([['Zapisano', ''], []]);
  });

  it('announces in the innermost of two dialogs', () => {
    const [page, outer, inner] = [announcerPage(), announcerPage(), announcerPage()];
    page.announcer.enter(outer.announcer);
    outer.announcer.enter(inner.announcer);
    page.announcer.announce('a');
    vi.advanceTimersByTime(PAUSE);
    expect([page.texts, outer.texts, inner.texts]).toEqual([[], [], ['a']]);
  });
});
