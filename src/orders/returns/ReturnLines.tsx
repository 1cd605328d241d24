/** Renders the lines of a return: a tick, and for a ticked one its quantity, questions and photos. */
import { Checkbox } from '../../fields/Checkbox';
import { TextField } from '../../fields/TextField';
import type { Fields } from '../../fields/useFields';
import { answerName, mostOf, quantityName, tickedIn, tickName } from './form';
import type { Questions, ReturnableLine, Values } from './form';
import { PhotoList } from './PhotoList';
import { QuestionField } from './QuestionField';
import type { ReturnTerms } from '../return-schema';
import { returnText } from './text';
import type { usePhotos } from './usePhotos';

interface LinesProps {
  readonly lines: readonly ReturnableLine[];
  readonly questions: Questions;
  readonly fields: Fields<Values>;
  readonly terms: ReturnTerms;
  readonly sending: ReturnType<typeof usePhotos>;
}

export function ReturnLines({ lines, questions: { ofLine }, fields: { field, values }, terms, sending }: LinesProps) {
  const { upload_url, photos = 0 } = terms;
  const ticked = tickedIn(values, lines);
  const tick = (line: ReturnableLine, is: boolean) => {
    field(tickName(line)).onChange(is ? '1' : '');
    const [like] = ticked;
    if (!is || like === undefined) return;
    // Broken tiles of two kinds mostly have one reason.
    for (const one of ofLine)
      if (one.type === 'select' && !values[answerName(one, line)])
        field(answerName(one, line)).onChange(values[answerName(one, like)] ?? '');
  };
  return (
    <fieldset className="return__lines">
      <legend>{returnText.lines}</legend>
      {lines.map((line) => {
        const { name, error } = field(tickName(line));
        const isTicked = ticked.includes(line);
        return (
          <div key={line.id} className="return__line">
            <Checkbox
              name={name}
              label={line.name}
              checked={isTicked}
              error={ticked.length === 0 ? error : undefined}
              onChange={(is) => tick(line, is)}
            />
            {isTicked && (
              <fieldset className="return__answers" aria-label={line.name}>
                {line.returnable !== '1' && (
                  <TextField
                    {...field(quantityName(line))}
                    label={
                      <>
                        <span>{returnText.quantity(mostOf(line))}</span>
                        <span className="only-spoken">{`: ${line.name}`}</span>
                      </>
                    }
                    inputMode="decimal"
                    autoComplete="off"
                    required
                  />
                )}
                {ofLine.map((one) => (
                  <QuestionField key={one.name} question={one} field={field(answerName(one, line))} of={line.name} />
                ))}
                {upload_url !== undefined && photos > 0 && (
                  <PhotoList line={String(line.id)} lineName={line.name} most={photos} sending={sending} />
                )}
              </fieldset>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

/** One for all photos. */
export function Progress({ photos }: Pick<ReturnType<typeof usePhotos>, 'photos'>) {
  const sent = photos.filter(({ error }) => error === undefined);
  const label = returnText.sending(String(sent.filter(({ id }) => id !== undefined).length), String(sent.length));
  return (
    <p className="return__progress">
      <span>{label}</span>
      <progress aria-label={label} value={sent.reduce((sum, { part }) => sum + part, 0) / sent.length} />
    </p>
  );
}
