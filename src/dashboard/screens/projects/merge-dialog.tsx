import { useState } from 'react';
import { mergeProjects } from '@/dashboard/commands/projects/merge-projects';
import { useRun } from '@/dashboard/hooks/use-run';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { noTotals, type ProjectTotals } from '@/dashboard/figures/projects';
import type { Project } from '@/dashboard/model/records/records';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { QuestionDialog } from '@/dashboard/parts/form/dialog/question-dialog';
import { counted, listed } from '@/dashboard/words/count';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { Button } from '@/design-system/button/button';

export interface MergeDialogProps {
  /** At least two. */
  projects: readonly Project[];
  totals: (project: Project) => ProjectTotals;
  onMerged: () => void;
  onClose: () => void;
}

/** Asks which of several projects stays, and says what happens to the others. */
export function MergeDialog({ projects, totals, onMerged, onClose }: MergeDialogProps) {
  const run = useRun();
  const { shared } = useWorkspace();
  const [keptId, setKeptId] = useState(() => usual(projects, totals).id);
  const [error, setError] = useState<string | null>(null);
  const kept = projects.find(({ id }) => id === keptId)!;
  const others = projects.filter(({ id }) => id !== keptId);
  const moved = others
    .map(totals)
    .reduce(
      (sum, { minutes, tasks }) => ({ ...sum, minutes: sum.minutes + minutes, tasks: sum.tasks + tasks }),
      noTotals,
    );
  const work = [
    moved.minutes > 0 && hoursAndMinutes(moved.minutes),
    moved.tasks > 0 && counted(moved.tasks, 'task'),
  ].filter((words) => words !== false);

  const merge = async () => {
    const outcome = await run(
      mergeProjects(
        keptId,
        projects.map(({ id }) => id),
      ),
      { toast: 'success' },
    );
    if (outcome.done) onMerged();
    else setError(outcome.message);
  };

  return (
    <QuestionDialog
      title={`Merge ${counted(projects.length, 'project')}?`}
      onClose={onClose}
      actions={
        <Button size="compact" onClick={() => void merge()}>
          Merge into {kept.name}
        </Button>
      }
    >
      <ChoiceField
        label="Project that stays"
        value={keptId}
        error={error ?? undefined}
        choices={projects.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => {
          setKeptId(target.value);
          setError(null);
        }}
      />
      <p>
        {work.length === 0 ? 'No time and no tasks move' : `${listed(work)} move`} to {kept.name}, with the
        members, links, files and notes of {listed(others.slice(0, 3).map(({ name }) => name))}
        {others.length > 3 && ` and ${others.length - 3} more`}. Its client, dates, budget and rate stay. Time
        that is on no invoice is then billed to its client.
      </p>
      {kept.status === 'archived' && (
        <p>{kept.name} is archived and stays archived, so nobody can log more time on it.</p>
      )}
      {shared && (
        <p>
          Other people’s running timers and favourites do not move. Ask them to stop their timers before the
          merge.
        </p>
      )}
      <p>The other {others.length === 1 ? 'project is' : 'projects are'} deleted. You can undo this.</p>
    </QuestionDialog>
  );
}

/** The project with the most time. One that is not archived comes first. */
const usual = (projects: readonly Project[], totals: MergeDialogProps['totals']): Project =>
  [...projects].sort(
    (a, b) =>
      Number(a.status === 'archived') - Number(b.status === 'archived') ||
      totals(b).minutes - totals(a).minutes,
  )[0]!;
