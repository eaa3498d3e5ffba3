import { countedProjects, setClient } from '@/dashboard/commands/projects/project-changes';
import { useRun } from '@/dashboard/hooks/use-run';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Client, Project } from '@/dashboard/model/records/records';
import { ActDialog } from '@/dashboard/parts/form/dialog/act-dialog';
import { ownWork } from '@/dashboard/words/client';
import { clientChangeWords } from './client-change-words';

export interface ClientQuestionProps {
  /** Those whose client changes. */
  projects: readonly Project[];
  /** Null for the agency's own work. */
  client: Pick<Client, 'id' | 'name'> | null;
  onClose: () => void;
}

/** Asks before projects with time get another client, and says what that does to their invoices. */
export function ClientQuestion({ projects, client, onClose }: ClientQuestionProps) {
  const run = useRun();
  const words = clientChangeWords(projects, client, {
    timeEntries: useRecords('timeEntries'),
    invoices: useRecords('invoices'),
  });
  const ids = projects.map(({ id }) => id);
  const move = async () => {
    const outcome = await run(setClient(ids, client), { toast: 'success' });
    return outcome.done ? null : outcome.message;
  };
  return (
    <ActDialog
      title={`Move ${countedProjects(projects)} to ${client?.name ?? ownWork.toLowerCase()}?`}
      answer="Change client"
      act={move}
      onClose={onClose}
    >
      <p>{words || 'This changes no unbilled time, draft invoice or rate.'}</p>
    </ActDialog>
  );
}
