import { useState } from 'react';
import { mergeProjects } from '@/dashboard/commands/projects/merge-projects';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { noTotals, type ProjectTotals } from '@/dashboard/figures/projects';
import type { Project } from '@/dashboard/model/records/records';
import { MergeQuestion, othersOf } from '@/dashboard/parts/form/dialog/merge-question';
import { counted, listed } from '@/dashboard/words/count';
import { hoursAndMinutes } from '@/dashboard/words/span';

export interface MergeDialogProps {
  /** At least two. */
  projects: readonly Project[];
  totals: (project: Project) => ProjectTotals;
  onMerged: () => void;
  onClose: () => void;
}

/** Asks which of several projects stays, and says what happens to the others. */
export function MergeDialog({ projects, totals, onMerged, onClose }: MergeDialogProps) {
  const { shared } = useWorkspace();
  const [keptId, setKeptId] = useState(() => usual(projects, totals).id);
  const kept = projects.find(({ id }) => id === keptId)!;
  const moved = projects
    .filter((project) => project !== kept)
    .map(totals)
    .reduce(
      (sum, { minutes, tasks }) => ({ ...sum, minutes: sum.minutes + minutes, tasks: sum.tasks + tasks }),
      noTotals,
    );
  const work = [
    moved.minutes > 0 && hoursAndMinutes(moved.minutes),
    moved.tasks > 0 && counted(moved.tasks, 'task'),
  ].filter((words) => words !== false);

  return (
    <MergeQuestion
      noun="project"
      rows={projects}
      kept={kept}
      onKept={setKeptId}
      merge={mergeProjects}
      archived="nobody can log more time on it"
      onMerged={onMerged}
      onClose={onClose}
    >
      <p>
        The members, links, files and notes of {listed(othersOf(projects, kept))} move to {kept.name}
        {work.length > 0 && `, with ${listed(work)}`}. {kept.name} keeps its client, dates, budget and rate.
        Moved time that is on no invoice is billed to that client.
      </p>
      {shared && (
        <p>
          Other people’s running timers and favourites do not move. Ask them to stop their timers before the
          merge.
        </p>
      )}
    </MergeQuestion>
  );
}

/** The project with the most time. One that is not archived comes first. */
const usual = (projects: readonly Project[], totals: MergeDialogProps['totals']): Project =>
  [...projects].sort(
    (a, b) =>
      Number(a.status === 'archived') - Number(b.status === 'archived') ||
      totals(b).minutes - totals(a).minutes,
  )[0]!;
