/** Decides how lists are kept by name: existing ones can be opened or deleted, the one on the screen saved. */
import { useEffect, useState } from 'react';
import { TextField } from '../fields/TextField';
import { failureReason } from '../http/failure-reason';
import { Button } from '../ui/Button';
import { trashGlyph } from '../ui/glyph';
import { IconButton } from '../ui/IconButton';
import { useAnnounce } from '../ui/LiveRegion';
import { Modal } from '../ui/Modal';
import { Notice } from '../ui/Notice';
import type { Entry } from './entry';
import { askLists, deleteList, openList, saveList } from './lists';
import type { KeptList } from './lists';
import { quickText } from './text';

const said = quickText.kept;

interface ListsProps {
  readonly url: string;
  /** The list on the screen. */
  readonly entries: readonly Entry[];
  readonly onOpen: (entries: readonly Entry[], name: string) => void;
  readonly onClose: () => void;
}

export function ListsDialog(props: ListsProps) {
  return (
    <Modal open title={said.title} onClose={props.onClose}>
      <Lists {...props} />
    </Modal>
  );
}

function Lists({ url, entries, onOpen, onClose }: ListsProps) {
  const announce = useAnnounce();
  const [lists, setLists] = useState<readonly KeptList[]>();
  const [fault, setFault] = useState('');
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);

  /** Runs one action at a time; a failure is shown and changes nothing. */
  async function run(work: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setFault('');
    try {
      await work();
    } catch (error) {
      setFault(failureReason(error) ?? '');
    } finally {
      setBusy(false);
    }
  }
  useEffect(() => {
    let isGone = false;
    askLists(url).then(
      (all) => isGone || setLists(all),
      (error: unknown) => isGone || setFault(failureReason(error) ?? ''),
    );
    return () => {
      isGone = true;
    };
  }, [url]);

  const save = () =>
    run(async () => {
      await saveList(url, name.trim(), entries);
      setLists(await askLists(url));
      announce(said.saved(name.trim()));
      setName('');
    });
  const isThere = lists?.some((one) => one.name === name.trim()) === true;
  return (
    <div className="lists">
      <Notice status="error" messages={fault === '' ? [] : [fault]} />
      {lists === undefined && fault === '' && <p className="muted">{said.loading}</p>}
      {lists?.length === 0 && <p className="muted">{said.none}</p>}
      {lists !== undefined && lists.length > 0 && (
        <ul className="lists__all">
          {lists.map((one) => (
            <li key={String(one.id)} className="lists__one">
              <span className="lists__name">
                <strong>{one.name}</strong>
                {one.rows_count !== undefined && <span className="muted number">{said.rows(one.rows_count)}</span>}
              </span>
              <Button
                size="small"
                aria-label={said.load(one.name)}
                onClick={() =>
                  void run(async () => {
                    onOpen(await openList(url, one.id), one.name);
                    onClose();
                  })
                }
              >
                {said.open}
              </Button>
              <IconButton
                size="small"
                label={said.delete(one.name)}
                onClick={() =>
                  void run(async () => {
                    await deleteList(url, one.id);
                    setLists(lists.filter((other) => other !== one));
                    announce(said.deleted(one.name));
                  })
                }
              >
                {trashGlyph}
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {entries.length === 0 ? (
        <p className="muted">{said.empty}</p>
      ) : (
        <form
          className="lists__save"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') void save();
          }}
        >
          <TextField
            label={said.name}
            name="list"
            value={name}
            onChange={(text) => setName(text.slice(0, 100))}
            hint={isThere ? said.replaces : undefined}
          />
          <Button type="submit" variant="primary" busy={busy}>
            {said.save}
          </Button>
        </form>
      )}
    </div>
  );
}
