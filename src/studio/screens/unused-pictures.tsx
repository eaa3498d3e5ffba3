import { useState } from 'react';
import { Button } from '@/design-system/button/button';
import { QuestionDialog } from '@/dashboard/parts/form/dialog/question-dialog';
import { Panel } from '@/dashboard/parts/panel/panel';
import { showToast } from '@/state/show-toast';
import type { UnusedPicture } from '@/studio/data/api';
import { request } from '@/studio/data/request';
import { useOnce } from '@/dashboard/hooks/use-once';
import { Thumbnail } from '@/studio/parts/thumbnail';
import { FailedRequest } from './failed-request';
import * as s from './unused-pictures.module.scss';

export interface UnusedPicturesProps {
  pictures: readonly UnusedPicture[];
  /** Called after a picture was deleted. */
  onChanged: () => void;
}

/** The pictures that no entry uses, each with a button to delete it. */
export function UnusedPictures({ pictures, onChanged }: UnusedPicturesProps) {
  const [chosen, setChosen] = useState<UnusedPicture | null>(null);
  if (pictures.length === 0) return null;
  return (
    <Panel title="Pictures that no entry uses">
      <p className={s.lead}>
        The site does not show them. An entry that is not saved yet may still need one.
      </p>
      <ul role="list" className={s.list}>
        {pictures.map((picture) => (
          <li key={`${picture.collection}/${picture.name}`} className={s.item}>
            <Thumbnail {...picture} />
            <span className={s.name}>
              {picture.collection}/{picture.name}
            </span>
            <Button
              size="compact"
              variant="outline"
              aria-label={`Delete ${picture.name}`}
              onClick={() => setChosen(picture)}
            >
              Delete
            </Button>
          </li>
        ))}
      </ul>
      {chosen && (
        <DeletePictureDialog
          picture={chosen}
          onClose={() => setChosen(null)}
          onDeleted={() => {
            setChosen(null);
            showToast({ tone: 'ok', text: `Deleted “${chosen.name}”` });
            onChanged();
          }}
        />
      )}
    </Panel>
  );
}

interface DeletePictureDialogProps {
  picture: UnusedPicture;
  onClose: () => void;
  onDeleted: () => void;
}

function DeletePictureDialog({
  picture: { collection, name },
  onClose,
  onDeleted,
}: DeletePictureDialogProps) {
  const [error, setError] = useState<Error | null>(null);
  const [busy, once] = useOnce();
  async function remove() {
    try {
      await request('DELETE', `pictures/${collection}/${encodeURIComponent(name)}`, {});
      onDeleted();
    } catch (failure) {
      setError(failure as Error);
    }
  }
  return (
    <QuestionDialog
      title={`Delete ${name}?`}
      onClose={onClose}
      actions={
        <Button size="compact" aria-disabled={busy || undefined} onClick={() => void once(remove)}>
          Delete
        </Button>
      }
    >
      <p>
        The file is deleted from this computer. Undo in the bar brings it back until the Studio is stopped.
      </p>
      {error && <FailedRequest error={error} />}
    </QuestionDialog>
  );
}
