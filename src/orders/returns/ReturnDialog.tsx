/** Renders the dialog that files a return or complaint: ticked lines with quantity, questions and photos, and a note. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { adopt } from '../../element/styles';
import { useHost } from '../../element/useHost';
import { TextArea } from '../../fields/TextArea';
import { useFields } from '../../fields/useFields';
import { WrongFields } from '../../fields/WrongFields';
import { Button } from '../../ui/Button';
import { formatDay } from '../../ui/day';
import { Modal } from '../../ui/Modal';
import { Notice } from '../../ui/Notice';
import type { OrderActionBody, WholeOrder } from '../schema';
import { useSettings } from '../SettingsContext';
import { draftKey, draftText, readDraft, storeDraft } from './draft';
import {
  answerName,
  blankValues,
  bodyOf,
  mostOf,
  NOTE,
  quantityName,
  questionsIn,
  returnableIn,
  rulesOf,
  tickedIn,
  tickName,
  type Questions,
  type ReturnableLine,
  type Values,
} from './form';
import { nameIn, QuestionField } from './QuestionField';
import { Progress, ReturnLines } from './ReturnLines';
import css from './returns.css?inline';
import type { ReturnTerms } from '../return-schema';
import { returnText } from './text';
import { usePhotos } from './usePhotos';

interface ReturnDialogProps {
  readonly order: WholeOrder;
  readonly terms: ReturnTerms;
  /** Passed in, because this file loads after the others. */
  readonly action: {
    readonly busy: boolean;
    readonly failure: string | undefined;
    readonly act: (body: OrderActionBody) => Promise<boolean>;
  };
  readonly onClose: () => void;
}

export default function ReturnDialog({ order, terms, action: { act, busy, failure }, onClose }: ReturnDialogProps) {
  const { root } = useHost();
  useLayoutEffect(() => adopt(root, [css]), [root]);
  const { ordersUrl } = useSettings();
  const key = draftKey(ordersUrl, order);
  const [draft] = useState(() => readDraft(key));
  const lines = returnableIn(order);
  const questions = questionsIn(terms);
  const blank = blankValues(lines, questions);
  const fields = useFields<Values>({ ...blank, ...draft.values }, rulesOf(lines, questions), {
    counted: (wrong) => returnText.wrong(String(wrong)),
  });
  const { values, ref, field, check, wrong, goTo } = fields;
  const sending = usePhotos(terms, draft.photos);
  const { photos } = sending;
  const notice = useRef<HTMLDivElement>(null);
  const text = draftText(
    values,
    blank,
    photos.flatMap(({ line, name, id }) => (id === undefined ? [] : [{ line, name, id }])),
  );
  useEffect(() => storeDraft(key, text), [key, text]);
  // The reason is above the fields, which may be scrolled away.
  useEffect(() => {
    if (failure !== undefined) notice.current?.focus();
  }, [failure]);

  const ticked = tickedIn(values, lines).map(({ id }) => String(id));
  const used = photos.filter(({ line }) => ticked.includes(line));
  const failed = used.flatMap(({ error, name }) => (error === undefined ? [] : [returnText.failed(name)]));
  const isSending = used.some(({ id, error }) => id === undefined && error === undefined);
  const send = async () => {
    const given = check();
    if (given === undefined || isSending || failed.length > 0) return;
    const photosOf = ({ id }: ReturnableLine) =>
      photos.flatMap((one) => (one.line === String(id) && one.id !== undefined ? [one.id] : []));
    if (!(await act({ action: 'return', return: bodyOf(given, lines, questions, photosOf) }))) return;
    storeDraft(key, undefined);
    onClose();
  };
  // Somebody else may have filed it, or its day has passed.
  const isPossible = lines.length > 0 && order.actions.some(({ name }) => name === 'return');
  const labels = labelsOf(lines, questions);
  return (
    <Modal
      open
      part="return"
      title={returnText.title(order.number)}
      describedBy=""
      onClose={onClose}
      locked={busy}
      footer={
        <>
          <Button onClick={() => busy || onClose()}>{returnText.close}</Button>
          {isPossible && (
            <Button
              variant="primary"
              busy={busy}
              blocked={isSending ? [returnText.wait] : failed}
              onClick={() => void send()}
            >
              {returnText.send}
            </Button>
          )}
        </>
      }
    >
      <form
        ref={ref}
        className="return"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isPossible && !busy) void send();
        }}
      >
        {failure && <Notice ref={notice} status="error" messages={[failure]} />}
        {terms.until && <p className="muted">{returnText.until(formatDay(terms.until))}</p>}
        <WrongFields wrong={wrong} goTo={goTo} labels={labels} counted={(left) => returnText.wrong(String(left))} />
        {lines.length > 0 && (
          <ReturnLines lines={lines} questions={questions} fields={fields} terms={terms} sending={sending} />
        )}
        {isSending && <Progress photos={used} />}
        {questions.ofOrder.map((one) => (
          <QuestionField key={one.name} question={one} field={field(answerName(one))} />
        ))}
        <TextArea {...field(NOTE)} label={returnText.note} />
        {/* Enter submits only with a submit button inside the form. */}
        <button type="submit" hidden />
      </form>
    </Modal>
  );
}

const labelsOf = (lines: readonly ReturnableLine[], { ofLine, ofOrder }: Questions): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...lines.flatMap((line) => [
      [tickName(line), returnText.lines],
      [quantityName(line), `${returnText.quantity(mostOf(line))}: ${line.name}`],
      ...ofLine.map((one) => [answerName(one, line), `${nameIn(one)}: ${line.name}`]),
    ]),
    ...ofOrder.map((one) => [answerName(one), nameIn(one)]),
    [NOTE, returnText.note],
  ]);
