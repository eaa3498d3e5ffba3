import { useMemo } from 'react';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { CsvImport } from '@/dashboard/parts/csv-import/csv-import';
import { clientImport } from './client-import';

export interface ClientImportDialogProps {
  onClose: () => void;
}

/** Imports clients with their contacts from a CSV file. */
export function ClientImportDialog({ onClose }: ClientImportDialogProps) {
  const clients = useRecords('clients');
  const invoices = useRecords('invoices');
  const spec = useMemo(() => clientImport(clients, invoices), [clients, invoices]);
  return <CsvImport spec={spec} onClose={onClose} />;
}
