import { useMemo } from 'react';
import { useMore } from '@/dashboard/hooks/use-more';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { ShowMore } from '@/dashboard/parts/show-more/show-more';
import { clientMoveNotes } from './client-moves';
import * as s from './client-move-list.module.scss';
import type { ImportedProject } from './project-import';

export interface ClientMoveListProps {
  /** The records to import. */
  records: readonly ImportedProject[];
}

const step = 5;

/** The effects of an import that moves stored projects to another client. A new time entry does not check the file again. */
export function ClientMoveList({ records }: ClientMoveListProps) {
  const projects = useRecords('projects');
  const timeEntries = useRecords('timeEntries');
  const invoices = useRecords('invoices');
  const notes = useMemo(
    () => clientMoveNotes(records, { projects, timeEntries, invoices }),
    [records, projects, timeEntries, invoices],
  );
  const { shown, rest, more } = useMore(notes, step);
  return (
    <>
      {shown.map((note) => (
        <p key={note} className={s.note}>
          {note}
        </p>
      ))}
      <ShowMore rest={rest} step={step} onMore={more} />
    </>
  );
}
