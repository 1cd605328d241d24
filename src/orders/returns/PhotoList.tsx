/** Renders the photos of a returned line: the browser's own input, and each photo with its state. */
import { useState } from 'react';
import { Field } from '../../fields/Field';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { PHOTO_TYPES } from './redraw';
import { returnText } from './text';
import type { Photo, usePhotos } from './usePhotos';

interface PhotoListProps {
  readonly line: string;
  readonly lineName: string;
  readonly most: number;
  readonly sending: ReturnType<typeof usePhotos>;
}

export function PhotoList({ line, lineName, most, sending }: PhotoListProps) {
  const [isOver, setOver] = useState(false);
  const photos = sending.photos.filter((one) => one.line === line);
  const name = `photos-${line}`;
  /** The pressed button is replaced or gone: the focus stays in the line. */
  const after = (run: (photo: Photo) => void, photo: Photo) => (event: { currentTarget: Element }) => {
    event.currentTarget.closest('fieldset')?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    run(photo);
  };
  return (
    <>
      <Field
        label={
          <>
            <span>{returnText.photos}</span>
            <span className="only-spoken">{`: ${lineName}`}</span>
          </>
        }
        optional
        hint={[returnText.types, returnText.most(most)].join(' ')}
        error={isOver ? returnText.most(most) : undefined}
      >
        {(control) => (
          <span className="control" part="control">
            <input
              {...control}
              className="control__input return__photos"
              part="input"
              type="file"
              multiple
              name={name}
              accept={PHOTO_TYPES.join(',')}
              onChange={({ target }) => {
                const files = [...(target.files ?? [])];
                // The same photo, chosen again, is a change too.
                target.value = '';
                const left = most - photos.length;
                setOver(files.length > left);
                sending.add(line, files.slice(0, left));
              }}
            />
          </span>
        )}
      </Field>
      {photos.length > 0 && (
        <ul className="return__list">
          {photos.map((photo) => (
            <li key={photo.key} className="return__photo">
              {photo.error === undefined ? (
                <span>{photo.name}</span>
              ) : (
                <Notice status="error" variant="inline" messages={[photo.error]} />
              )}
              {photo.error !== undefined && (
                <Button
                  size="small"
                  aria-label={`${returnText.again}: ${photo.name}`}
                  onClick={after(sending.again, photo)}
                >
                  {returnText.again}
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                aria-label={`${returnText.remove}: ${photo.name}`}
                onClick={after(sending.remove, photo)}
              >
                {returnText.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
