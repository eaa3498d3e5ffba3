import { useState } from 'react';
import { Button } from '@/design-system/button/button';
import { QuestionDialog } from '@/dashboard/parts/form/dialog/question-dialog';
import type { CollectionSummary } from '@/studio/data/api';
import { request, theirVersion } from '@/studio/data/request';
import { useOnce } from '@/dashboard/hooks/use-once';
import { FailedRequest } from './failed-request';

export interface DeleteDialogProps {
  collection: CollectionSummary;
  slug: string;
  title: string;
  version: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before an entry is deleted, and says why it cannot be. */
export function DeleteDialog({ collection, slug, title, version, onClose, onDeleted }: DeleteDialogProps) {
  const [error, setError] = useState<Error | null>(null);
  const [busy, once] = useOnce();
  const theirs = theirVersion(error);
  async function remove() {
    try {
      await request('DELETE', `entries/${collection.name}/${slug}`, { version: theirs ?? version });
      onDeleted();
    } catch (failure) {
      const isGone = theirVersion(failure) === null;
      if (isGone) onDeleted();
      else setError(failure as Error);
    }
  }
  return (
    <QuestionDialog
      title={`Delete ${title}?`}
      onClose={onClose}
      actions={
        <Button size="compact" aria-disabled={busy || undefined} onClick={() => void once(remove)}>
          {theirs ? 'Delete anyway' : 'Delete'}
        </Button>
      }
    >
      <p>The file and its page are deleted. Undo in the bar brings them back until the Studio is stopped.</p>
      {theirs && (
        <p role="alert">
          The file was changed outside of this form since you opened it. Cancel and reload this page to read
          the change, or delete it too.
        </p>
      )}
      {error && !theirs && <FailedRequest error={error} />}
    </QuestionDialog>
  );
}
