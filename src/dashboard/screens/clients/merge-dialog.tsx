import { useState } from 'react';
import { mergeClients } from '@/dashboard/commands/projects/client-changes';
import { useRun } from '@/dashboard/hooks/use-run';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Client } from '@/dashboard/model/records/records';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { QuestionDialog } from '@/dashboard/parts/form/dialog/question-dialog';
import { counted, listed } from '@/dashboard/words/count';
import { Button } from '@/design-system/button/button';

export interface MergeDialogProps {
  /** At least two. */
  clients: readonly Client[];
  onMerged: () => void;
  onClose: () => void;
}

/** Asks which of several clients stays, and says what happens to the others. */
export function MergeDialog({ clients, onMerged, onClose }: MergeDialogProps) {
  const run = useRun();
  const projects = useRecords('projects');
  const count = (client: Client) => projects.filter(({ clientId }) => clientId === client.id).length;
  const [keptId, setKeptId] = useState(() => usual(clients, count).id);
  const others = clients.filter(({ id }) => id !== keptId);
  const kept = clients.find(({ id }) => id === keptId)!;
  const moved = others.reduce((sum, client) => sum + count(client), 0);

  const merge = async () => {
    const { done } = await run(
      mergeClients(
        keptId,
        clients.map(({ id }) => id),
      ),
    );
    if (done) onMerged();
  };

  return (
    <QuestionDialog
      title={`Merge ${counted(clients.length, 'client')}?`}
      onClose={onClose}
      actions={
        <Button size="compact" onClick={() => void merge()}>
          Merge into {kept.name}
        </Button>
      }
    >
      <ChoiceField
        label="Client that stays"
        value={keptId}
        choices={clients.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => setKeptId(target.value)}
      />
      <p>
        {moved === 0 ? 'No projects move' : `${counted(moved, 'project')} ${moved === 1 ? 'moves' : 'move'}`}{' '}
        to {kept.name}, with the contacts and notes of {listed(others.slice(0, 3).map(({ name }) => name))}
        {others.length > 3 && ` and ${others.length - 3} more`}. Its address and tax number stay, or are
        filled in if they are empty.
      </p>
      {kept.status === 'archived' && (
        <p>{kept.name} is archived and stays archived, so new projects cannot choose it.</p>
      )}
      <p>The other {others.length === 1 ? 'client is' : 'clients are'} deleted. You can undo this.</p>
    </QuestionDialog>
  );
}

/** The client with the most projects. One that is not archived comes first. */
const usual = (clients: readonly Client[], count: (client: Client) => number): Client =>
  [...clients].sort(
    (a, b) => Number(a.status === 'archived') - Number(b.status === 'archived') || count(b) - count(a),
  )[0]!;
