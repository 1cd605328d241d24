/** The messages above the list: sources of rows, products in the cart, errors. */
import { lazy, Suspense, useEffect, useRef } from 'react';
import { linkUrl } from '../page/safe-url';
import { absoluteUrl } from '../page/url';
import { Button } from '../ui/Button';
import { LinkButton } from '../ui/LinkButton';
import { Notice } from '../ui/Notice';
import { useDelayedState } from '../ui/useDelayedState';
import { isSource } from './sources';
import type { Notes, Source, Sources } from './sources';
import { readingText } from './summary/text';
import { quickText } from './text';
import { Dropped } from './summary/Dropped';
import { nameOf, messageOf } from './summary/sentences';
import { sentencesOf, type Outcome } from './useAddRows';

const Preview = lazy(() => import('./preview/Preview'));
const words = readingText.columns;

/** Milliseconds until a reading that goes on can be stopped. */
const LONG_READING = 300;

interface StatusProps {
  readonly notes: Notes;
  readonly sources: Sources;
  readonly outcome: Outcome | undefined;
  readonly cartUrl: string | undefined;
  /** Ends the reading of a file that takes long. */
  readonly onStop: (() => void) | undefined;
  readonly onUndo: (() => void) | undefined;
}

export function StatusNotices({ notes, sources, outcome, cartUrl, onStop, onUndo }: StatusProps) {
  const isReading = useDelayedState(onStop !== undefined, LONG_READING);
  return (
    <>
      {isReading && onStop && (
        <Notice status="info" title={quickText.reading}>
          <Button size="small" onClick={onStop}>
            {quickText.interrupt}
          </Button>
        </Notice>
      )}
      {outcome && <OutcomeNotice outcome={outcome} cartUrl={cartUrl} />}
      {notes.all.map((note, index) =>
        isSource(note) ? (
          <SourceNote
            key={`source-${note.id}`}
            source={note}
            isOpened={notes.opened?.id === note.id}
            sources={sources}
          />
        ) : (
          <Notice key={`said-${index}`} status={note.status} messages={note.sentences}>
            {onUndo && (
              <Button size="small" onClick={onUndo}>
                {quickText.undo}
              </Button>
            )}
          </Notice>
        ),
      )}
    </>
  );
}

function OutcomeNotice({ outcome, cartUrl }: { outcome: Outcome; cartUrl: string | undefined }) {
  const { added, failure, isUnsure } = outcome;
  const [done, rest] = sentencesOf(outcome);
  const toCart = <LinkButton href={linkUrl(absoluteUrl(cartUrl))}>{quickText.toCart}</LinkButton>;
  return (
    <>
      <Notice status="success" title={done}>
        {done && toCart}
      </Notice>
      <Notice status={failure && added === 0 ? 'error' : 'warning'} messages={rest}>
        {!done && isUnsure && toCart}
      </Notice>
    </>
  );
}

interface SourceProps {
  readonly source: Source;
  readonly isOpened: boolean;
  readonly sources: Sources;
}

/** The message about a source, or the preview of its columns. */
function SourceNote({ source, isOpened, sources }: SourceProps) {
  const notice = useRef<HTMLDivElement>(null);
  const wasOpened = useRef(isOpened);
  useEffect(() => {
    // The removed preview had the focus.
    if (wasOpened.current && !isOpened) notice.current?.focus();
    wasOpened.current = isOpened;
  }, [isOpened]);
  if (isOpened)
    return (
      <Suspense>
        <Preview source={source} sources={sources} />
      </Suspense>
    );
  const { status, sentences } = messageOf(source);
  const [first, ...others] = sentences;
  const name = nameOf(source);
  const isHeld = source.full === undefined;
  const hasDropped = !isHeld && (source.read.dropped?.length ?? 0) > 0;
  return (
    <Notice ref={notice} status={status} title={first} messages={others}>
      {source.twice !== undefined && (
        <>
          {(['replace', 'add', 'skip'] as const).map((how) => (
            <Button key={how} size="small" onClick={() => sources.resolve(source.id, how)}>
              {words[how]}
            </Button>
          ))}
        </>
      )}
      {source.twice === undefined && (source.read.table || hasDropped) && (
        <>
          {hasDropped && <Dropped source={source} sources={sources} />}
          {source.read.table && (
            <Button
              size="small"
              aria-label={name === undefined ? undefined : (isHeld ? words.checkOf : words.correctOf)(name)}
              onClick={() => sources.open(source.id)}
            >
              {isHeld ? words.check : words.correct}
            </Button>
          )}
        </>
      )}
    </Notice>
  );
}
