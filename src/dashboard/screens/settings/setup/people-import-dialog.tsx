import { useMemo } from 'react';
import { CsvImport } from '@/dashboard/parts/csv-import/csv-import';
import { showToast } from '@/state/show-toast';
import { setupImport } from './people-import';
import type { NewPerson } from './setup-fields';
import type { Setup } from './use-setup';

export interface PeopleImportDialogProps {
  setup: Setup;
  onClose: () => void;
}

/** Takes people from a CSV file into the set-up. */
export function PeopleImportDialog({ setup: { draft, set, today }, onClose }: PeopleImportDialogProps) {
  const spec = useMemo(() => setupImport(draft, today), [draft, today]);
  const take = (records: readonly NewPerson[], label: string) => {
    const changed = new Map(records.map((person) => [person.id, person]));
    const known = new Set(draft.people.map(({ id }) => id));
    set({
      people: [
        ...draft.people.map((person) => changed.get(person.id) ?? person),
        ...records.filter(({ id }) => !known.has(id)),
      ],
    });
    showToast({ text: label, tone: 'ok' });
  };
  return <CsvImport spec={spec} onTake={take} onClose={onClose} />;
}
