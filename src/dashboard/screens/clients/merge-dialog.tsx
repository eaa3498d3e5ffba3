import { useState } from 'react';
import { mergeClients } from '@/dashboard/commands/projects/client-changes';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Client } from '@/dashboard/model/records/records';
import { MergeQuestion, othersOf } from '@/dashboard/parts/form/dialog/merge-question';
import { counted, listed } from '@/dashboard/words/count';

export interface MergeDialogProps {
  /** At least two. */
  clients: readonly Client[];
  onMerged: () => void;
  onClose: () => void;
}

/** Asks which of several clients stays, and says what happens to the others. */
export function MergeDialog({ clients, onMerged, onClose }: MergeDialogProps) {
  const projects = useRecords('projects');
  const invoices = useRecords('invoices');
  const count = (client: Client) => projects.filter(({ clientId }) => clientId === client.id).length;
  const [keptId, setKeptId] = useState(() => usual(clients, count).id);
  const kept = clients.find(({ id }) => id === keptId)!;
  const otherIds = new Set<string | null>(clients.filter((client) => client !== kept).map(({ id }) => id));
  const isMoved = ({ clientId }: { clientId: string | null }) => otherIds.has(clientId);
  const movedProjects = projects.filter(isMoved).length;
  const movedInvoices = invoices.filter(isMoved);
  const moved = [
    movedProjects > 0 && counted(movedProjects, 'project'),
    movedInvoices.length > 0 && counted(movedInvoices.length, 'invoice'),
  ].filter((words) => words !== false);

  return (
    <MergeQuestion
      noun="client"
      rows={clients}
      kept={kept}
      onKept={setKeptId}
      merge={mergeClients}
      archived="new projects cannot choose it"
      onMerged={onMerged}
      onClose={onClose}
    >
      <p>
        The contacts and notes of {othersOf(clients, kept)} move to {kept.name}
        {moved.length > 0 && `, with ${listed(moved)}`}. {kept.name} keeps its address and tax number. Where
        one is empty, it is filled in.
        {movedInvoices.some(({ status }) => status !== 'draft') &&
          ' Invoices that were sent keep the name that they were sent with.'}
      </p>
    </MergeQuestion>
  );
}

/** The client with the most projects. One that is not archived comes first. */
const usual = (clients: readonly Client[], count: (client: Client) => number): Client =>
  [...clients].sort(
    (a, b) => Number(a.status === 'archived') - Number(b.status === 'archived') || count(b) - count(a),
  )[0]!;
