/** Shows the regulations in a dialog, to read and accept: the template's own text, or another page's. */
import { useEffect, useState } from 'react';
import { isLeavingFailure } from '../../http/failure';
import { linkUrl } from '../../page/safe-url';
import { Button } from '../../ui/Button';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import { SafeHtml } from '../../ui/SafeHtml';
import { Skeleton } from '../../ui/Skeleton';
import { text } from '../text';
import { fetchRegulations } from './api';
import type { Block } from './blocks';
import { docsUrl } from '../../page/docs-url';

const words = text.regulations;

interface RegulationsDialogProps {
  readonly title: string;
  readonly url: string | undefined;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

export function RegulationsDialog({ title, url, onAccept, onClose }: RegulationsDialogProps) {
  const { blocks, failed, load } = useRegulations(url);
  const isThere = url === undefined || blocks !== undefined;
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            busy={!isThere && !failed}
            blocked={failed ? [words.failed] : []}
            onClick={onAccept}
          >
            {words.accept}
          </Button>
        </>
      }
    >
      <div className="regulations" part="text" tabIndex={0} role="region" aria-label={title}>
        {url === undefined ? <slot /> : blocks?.map((block, index) => <BlockOf key={index} block={block} />)}
        {!isThere && !failed && <Skeleton lines={8} />}
        {failed && (
          <Notice status="error" messages={[words.failed]}>
            <Button size="small" onClick={load}>
              {words.retry}
            </Button>
            <span> </span>
            <a href={linkUrl(url)} target="_blank" rel="noopener noreferrer">
              {words.openAlone}
            </a>
          </Notice>
        )}
      </div>
    </Modal>
  );
}

function BlockOf({ block: { is, html } }: { block: Block }) {
  const inline = <SafeHtml html={html} />;
  if (is === 'heading') return <h3>{inline}</h3>;
  return <p className={is === 'item' ? 'regulations__item' : undefined}>{inline}</p>;
}

function useRegulations(url: string | undefined) {
  const [attempt, setAttempt] = useState({ url });
  if (attempt.url !== url) setAttempt({ url });
  /** The result of the latest finished attempt; without blocks it failed. */
  const [outcome, setOutcome] = useState<{ of: typeof attempt; blocks?: readonly Block[] }>();
  useEffect(() => {
    if (attempt.url === undefined) return;
    let isCurrent = true;
    fetchRegulations(attempt.url).then(
      (blocks) => isCurrent && setOutcome({ of: attempt, blocks }),
      (error: unknown) => {
        if (!isCurrent || isLeavingFailure(error)) return;
        // An invalid URL is already logged.
        if (linkUrl(attempt.url))
          console.warn(`shop-elements: no regulations at ${attempt.url}`, error, docsUrl('no-answer'));
        setOutcome({ of: attempt });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const isFinished = outcome?.of === attempt;
  const blocks = isFinished ? outcome.blocks : undefined;
  return { blocks, failed: isFinished && blocks === undefined, load: () => setAttempt({ url }) };
}
