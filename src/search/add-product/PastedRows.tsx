/** A pasted table: each row with its verdict, then the total and a download of the failed rows. */
import { CircleAlert, CircleCheck, Clock } from '../../ui/icons';
import { icon } from '../../ui/icon';
import { Button } from '../../ui/Button';
import { FileLink } from '../../ui/FileLink';
import { formatNumber } from '../../ui/money';
import { plainText } from '../../ui/safe-html';
import { pasteText } from './text';
import { failuresCsv, waiting } from './batch';
import type { Verdict } from './batch';
import { addedCount } from './usePaste';
import type { Pasted } from './usePaste';

const LoaderCircle = icon('M21 12a9 9 0 1 1-6.219-8.56');

const ICONS = { waiting: Clock, adding: LoaderCircle, added: CircleCheck, failed: CircleAlert };

export function PastedRows({
  pasted,
  refreshes,
  onClose,
}: {
  pasted: Pasted;
  refreshes: boolean;
  onClose: () => void;
}) {
  const { rows, verdicts, isDone } = pasted;
  const added = addedCount(pasted);
  const done = verdicts.filter(({ state }) => state === 'added' || state === 'failed').length;
  return (
    <section className="pasted" part="pasted" aria-label={pasteText.title} aria-busy={!isDone}>
      <div className="pasted__head">
        <strong>{pasteText.title}</strong>
        <span className="muted number" id="pasted-state">
          {isDone ? pasteText.result(added, rows.length) : pasteText.progress(done, rows.length)}
        </span>
      </div>
      {/* Focusable, so that the keyboard can scroll it. */}
      <div className="pasted__rows" tabIndex={0} role="group" aria-labelledby="pasted-state">
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{pasteText.sku}</th>
              <th scope="col" className="number">
                {pasteText.quantity}
              </th>
              <th scope="col">{pasteText.verdict}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                <th scope="row">{row.sku}</th>
                <td className="number">{row.wrong?.text ?? formatNumber(row.quantity ?? '1')}</td>
                <td>
                  <VerdictLine verdict={verdicts[index] ?? waiting()} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isDone && (
        <div className="pasted__foot">
          {added < rows.length && (
            <FileLink csv={failuresCsv(rows, verdicts)} file={pasteText.file}>
              {pasteText.download}
            </FileLink>
          )}
          <Button onClick={onClose}>{refreshes ? pasteText.refresh : pasteText.close}</Button>
        </div>
      )}
    </section>
  );
}

function VerdictLine({ verdict: { state, text } }: { verdict: Verdict }) {
  const Icon = ICONS[state];
  return (
    <span className={`verdict verdict--${state}`}>
      <Icon size={16} aria-hidden="true" />
      <span>{state === 'added' ? `${pasteText.added}: ${plainText(text)}` : text}</span>
    </span>
  );
}
