import { useState } from 'react';
import { mergeClients } from '@/dashboard/commands/projects/client-changes';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Client } from '@/dashboard/model/records/records';
import { MergeQuestion, othersOf } from '@/dashboard/parts/form/dialog/merge-question';
import { counted } from '@/dashboard/words/count';

export interface MergeDialogProps {
  /** At least two. */
  clients: readonly Client[];
  onMerged: () => void;
  onClose: () => void;
}

/** Asks which of several clients stays, and says what happens to the others. */
export function MergeDialog({ clients, onMerged, onClose }: MergeDialogProps) {
  const projects = useRecords('projects');
  const count = (client: Client) => projects.filter(({ clientId }) => clientId === client.id).length;
  const [keptId, setKeptId] = useState(() => usual(clients, count).id);
  const kept = clients.find(({ id }) => id === keptId)!;
  const moved = clients.reduce((sum, client) => sum + (client === kept ? 0 : count(client)), 0);

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
        {moved > 0 && `, with ${counted(moved, 'project')}`}. {kept.name} keeps its address and tax number.
        Where one is empty, it is filled in.
      </p>
    </MergeQuestion>
  );
}

/** The client with the most projects. One that is not archived comes first. */
const usual = (clients: readonly Client[], count: (client: Client) => number): Client =>
  [...clients].sort(
    (a, b) => Number(a.status === 'archived') - Number(b.status === 'archived') || count(b) - count(a),
  )[0]!;
