/** The dialog with saved lists: open or delete one, or save the current list. */
import { useEffect, useState } from 'react';
import { TextField } from '../fields/TextField';
import { failureReason } from '../http/failure-reason';
import { Button } from '../ui/Button';
import { trashGlyph } from '../ui/glyph';
import { IconButton } from '../ui/IconButton';
import { useAnnounce } from '../ui/LiveRegion';
import { Modal } from '../ui/Modal';
import { Notice } from '../ui/Notice';
import type { Entry } from '../lookup/entry';
import { fetchLists, deleteList, openList, saveList } from './lists';
import type { SavedList } from './lists';
import { quickText } from './text';

const words = quickText.kept;

interface ListsProps {
  readonly url: string;
  /** The current list. */
  readonly entries: readonly Entry[];
  readonly onOpen: (entries: readonly Entry[], name: string) => void;
  readonly onClose: () => void;
}

export function ListsDialog(props: ListsProps) {
  return (
    <Modal open title={words.title} onClose={props.onClose}>
      <Lists {...props} />
    </Modal>
  );
}

function Lists({ url, entries, onOpen, onClose }: ListsProps) {
  const announce = useAnnounce();
  const [lists, setLists] = useState<readonly SavedList[]>();
  const [fault, setFault] = useState('');
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);

  /** Runs one action at a time; after a failure it shows the reason. */
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
    let isUnmounted = false;
    fetchLists(url).then(
      (all) => isUnmounted || setLists(all),
      (error: unknown) => isUnmounted || setFault(failureReason(error) ?? ''),
    );
    return () => {
      isUnmounted = true;
    };
  }, [url]);

  const save = () =>
    run(async () => {
      await saveList(url, name.trim(), entries);
      setLists(await fetchLists(url));
      announce(words.saved(name.trim()));
      setName('');
    });
  const isThere = lists?.some((one) => one.name === name.trim()) === true;
  return (
    <div className="lists">
      <Notice status="error" messages={fault === '' ? [] : [fault]} />
      {lists === undefined && fault === '' && <p className="muted">{words.loading}</p>}
      {lists?.length === 0 && <p className="muted">{words.none}</p>}
      {lists !== undefined && lists.length > 0 && (
        <ul className="lists__all">
          {lists.map((one) => (
            <li key={String(one.id)} className="lists__one">
              <span className="lists__name">
                <strong>{one.name}</strong>
                {one.rows_count !== undefined && <span className="muted number">{words.rows(one.rows_count)}</span>}
              </span>
              <Button
                size="small"
                aria-label={words.load(one.name)}
                onClick={() =>
                  void run(async () => {
                    onOpen(await openList(url, one.id), one.name);
                    onClose();
                  })
                }
              >
                {words.open}
              </Button>
              <IconButton
                size="small"
                label={words.delete(one.name)}
                onClick={() =>
                  void run(async () => {
                    await deleteList(url, one.id);
                    setLists(lists.filter((other) => other !== one));
                    announce(words.deleted(one.name));
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
        <p className="muted">{words.empty}</p>
      ) : (
        <form
          className="lists__save"
          onSubmit={(event) => {
            event.preventDefault();
            if (name.trim() !== '') void save();
          }}
        >
          <TextField
            label={words.name}
            name="list"
            value={name}
            onChange={(text) => setName(text.slice(0, 100))}
            hint={isThere ? words.replaces : undefined}
          />
          <Button type="submit" variant="primary" busy={busy}>
            {words.save}
          </Button>
        </form>
      )}
    </div>
  );
}
