import { countedProjects } from '@/dashboard/commands/projects/project-changes';
import { noTotals, type ProjectTotals } from '@/dashboard/figures/projects';
import { unbilledMinutes } from '@/dashboard/figures/unbilled-minutes';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Project } from '@/dashboard/model/records/records';
import { QuestionDialog } from '@/dashboard/parts/form/dialog/question-dialog';
import { counted, listed } from '@/dashboard/words/count';
import { deletedProject } from '@/dashboard/words/project';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { Button } from '@/design-system/button/button';

export interface DeleteDialogProps {
  projects: readonly Project[];
  totals: (project: Project) => ProjectTotals;
  onArchive: () => void;
  onDelete: () => void;
  onClose: () => void;
}

/** '129 h and 12 tasks', or '' for projects without time and tasks. */
function workWords(projects: readonly Project[], totals: (project: Project) => ProjectTotals): string {
  const sum = projects
    .map(totals)
    .reduce(
      (all, each) => ({ ...all, minutes: all.minutes + each.minutes, tasks: all.tasks + each.tasks }),
      noTotals,
    );
  const words = [
    sum.minutes > 0 && hoursAndMinutes(sum.minutes),
    sum.tasks > 0 && counted(sum.tasks, 'task'),
  ];
  return listed(words.filter((word) => word !== false));
}

/** Asks before projects with time or tasks are deleted, and offers to archive them instead. */
export function DeleteDialog({ projects, totals, onArchive, onDelete, onClose }: DeleteDialogProps) {
  const who = countedProjects(projects);
  const isOne = projects.length === 1;
  const work = workWords(projects, totals);
  const billed = new Set(projects.filter(({ clientId }) => clientId !== null).map(({ id }) => id));
  const unbilled = unbilledMinutes(useRecords('timeEntries'), useRecords('invoices'), (id) => billed.has(id));
  return (
    <QuestionDialog
      title={`Delete ${who}?`}
      onClose={onClose}
      actions={
        <>
          {work && (
            <Button size="compact" onClick={onArchive}>
              Archive {who}
            </Button>
          )}
          <Button size="compact" variant={work ? 'outline' : undefined} onClick={onDelete}>
            Delete {who}
          </Button>
        </>
      }
    >
      {work ? (
        <>
          <p>
            {who} {isOne ? 'has' : 'have'} {work}. If you delete {isOne ? 'it' : 'them'}, the time and tasks
            stay in reports under “{deletedProject}”.
          </p>
          {unbilled > 0 && (
            <p>
              {hoursAndMinutes(unbilled)} of it is billable and on no invoice. The time of a deleted project
              can’t be invoiced: draft the invoice first, or archive {isOne ? 'the project' : 'the projects'}.
            </p>
          )}
          <p>
            If you archive {isOne ? 'it' : 'them'} instead,{' '}
            {isOne ? 'the name stays, and the project' : 'the names stay, and the projects'} can no longer be
            chosen.
          </p>
        </>
      ) : (
        <p>{isOne ? 'It has' : 'They have'} no time and no tasks.</p>
      )}
      <p>You can undo this.</p>
    </QuestionDialog>
  );
}
