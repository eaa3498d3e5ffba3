import { useMemo } from 'react';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { useCurrency } from '@/dashboard/hooks/use-currency';
import { useToday } from '@/dashboard/hooks/use-today';
import { CsvImport } from '@/dashboard/parts/csv-import/csv-import';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import { peopleImport } from './people-import';

export interface ImportDialogProps {
  kind: ListedKind;
  onClose: () => void;
}

/** Imports people from a CSV file. */
export function ImportDialog({ kind, onClose }: ImportDialogProps) {
  const people = useRecords('people');
  const today = useToday();
  const currency = useCurrency();
  const spec = useMemo(() => peopleImport(kind, people, today, currency), [kind, people, today, currency]);
  return <CsvImport spec={spec} onClose={onClose} />;
}
