import { useMemo } from 'react';
import { useCurrency } from '@/dashboard/hooks/use-currency';
import { useToday } from '@/dashboard/hooks/use-today';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { CsvImport } from '@/dashboard/parts/csv-import/csv-import';
import { ClientMoveList } from './client-move-list';
import { projectImport } from './project-import';

export interface ProjectImportDialogProps {
  onClose: () => void;
}

/** Imports projects with their clients from a CSV file. */
export function ProjectImportDialog({ onClose }: ProjectImportDialogProps) {
  const projects = useRecords('projects');
  const clients = useRecords('clients');
  const people = useRecords('people');
  const me = useMe();
  const currency = useCurrency();
  const today = useToday();
  const spec = useMemo(
    () => projectImport({ projects, clients, people, currency, today, me }),
    [projects, clients, people, currency, today, me],
  );
  return (
    <CsvImport spec={spec} onClose={onClose}>
      {(checked) => checked && <ClientMoveList records={checked.records} />}
    </CsvImport>
  );
}
