import { useState } from 'react';
import { Button } from '@/design-system/button/button';
import { QuestionDialog } from '@/dashboard/parts/form/dialog/question-dialog';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import type { CollectionSummary } from '@/studio/data/api';
import { request, theirVersion } from '@/studio/data/request';
import { useOnce } from '@/dashboard/hooks/use-once';
import { FailedRequest } from './failed-request';

export interface RenameDialogProps {
  collection: CollectionSummary;
  slug: string;
  version: string;
  onClose: () => void;
  onRenamed: (slug: string) => void;
}

/** Changes the address of an entry, which is the name of its file. */
export function RenameDialog({ collection, slug, version, onClose, onRenamed }: RenameDialogProps) {
  const [to, setTo] = useState(slug);
  const [error, setError] = useState<Error | null>(null);
  const [busy, once] = useOnce();
  async function rename(opened = version) {
    try {
      await request('POST', `entries/${collection.name}/${slug}/rename`, { to, version: opened });
      onRenamed(to);
    } catch (failure) {
      // A new address changes nothing in the file, so that it takes over any other change.
      const theirs = theirVersion(failure);
      if (theirs && theirs !== opened) return rename(theirs);
      setError(failure as Error);
    }
  }
  return (
    <QuestionDialog
      title="Change the address"
      onClose={onClose}
      actions={
        <Button size="compact" aria-disabled={busy || undefined} onClick={() => void once(() => rename())}>
          Change
        </Button>
      }
    >
      <p>
        Every entry and menu that names it, and every link to its page, gets the new address, in all
        languages. Links on other sites no longer work.
      </p>
      <InputField
        label="Address"
        hint="Small letters, digits and hyphens."
        value={to}
        onChange={({ target }) => setTo(target.value)}
      />
      {error && <FailedRequest error={error} />}
    </QuestionDialog>
  );
}
