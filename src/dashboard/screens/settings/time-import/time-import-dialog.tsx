import { useMemo, useState } from 'react';
import { useToday } from '@/dashboard/hooks/use-today';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { CsvImport } from '@/dashboard/parts/csv-import/csv-import';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { byName } from '@/lib/compare';
import { PeopleChoices } from './people-choices';
import { timeImport } from './time-import';
import * as s from './time-import-dialog.module.scss';

export interface TimeImportDialogProps {
  onClose: () => void;
}

/** Imports time entries from a CSV file, with projects and clients that are new. */
export function TimeImportDialog({ onClose }: TimeImportDialogProps) {
  const [approves, setApproves] = useState(true);
  const [chosenPeople, setChosenPeople] = useState<ReadonlyMap<string, string | null>>(new Map());
  const people = useRecords('people');
  const projects = useRecords('projects');
  const clients = useRecords('clients');
  const tasks = useRecords('tasks');
  const entries = useRecords('timeEntries');
  const timesheets = useRecords('timesheets');
  const reportNotes = useRecords('reportNotes');
  const me = useMe();
  const today = useToday();
  const spec = useMemo(
    () =>
      timeImport({
        people,
        projects,
        clients,
        tasks,
        entries,
        timesheets,
        reportNotes,
        me,
        today,
        chosenPeople,
        approves,
      }),
    [people, projects, clients, tasks, entries, timesheets, reportNotes, me, today, chosenPeople, approves],
  );
  const staff = useMemo(() => people.filter(({ kind }) => kind !== 'regular').sort(byName), [people]);
  const choose = (key: string, personId: string | null | undefined) => {
    const next = new Map(chosenPeople);
    if (personId === undefined) next.delete(key);
    else next.set(key, personId);
    setChosenPeople(next);
  };
  return (
    <CsvImport spec={spec} onClose={onClose}>
      {(checked) => (
        <>
          <Checkbox
            className={s.check}
            checked={approves}
            onChange={({ target }) => setApproves(target.checked)}
          >
            Approve the weeks before this one
          </Checkbox>
          {(checked?.unknownPeople?.length ?? 0) > 0 && (
            <PeopleChoices
              unknown={checked!.unknownPeople!}
              people={staff}
              chosen={chosenPeople}
              onChoose={({ key, personId }) => choose(key, personId)}
            />
          )}
        </>
      )}
    </CsvImport>
  );
}
