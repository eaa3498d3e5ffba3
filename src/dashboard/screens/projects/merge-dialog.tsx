import { useState } from 'react';
import { estimateOwner, mergeProjects } from '@/dashboard/commands/projects/merge-projects';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { isBilled } from '@/dashboard/figures/billable';
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
  const others = projects.filter((project) => project !== kept);
  const owner = estimateOwner(kept, others);
  const lost = others.filter((project) => project.estimate && project !== owner).map(({ name }) => name);
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
        The members, links, files and notes of {othersOf(projects, kept)} move to {kept.name}
        {work.length > 0 && `, with ${listed(work)}`}. {kept.name} keeps its client, dates, budget and rate.
        {owner && owner !== kept && ` It gets the estimate of ${owner.name}.`}
        {lost.length > 0 &&
          ` The ${lost.length === 1 ? 'estimate' : 'estimates'} of ${listed(lost)} ${lost.length === 1 ? 'is' : 'are'} deleted.`}
      </p>
      <p>
        {isBilled(kept)
          ? 'Billable time that is on no invoice is then billed to its client.'
          : `${kept.name} is the agency’s own work, so no time of it is billed.`}
        {isBilled(kept) &&
          others.some((project) => !isBilled(project)) &&
          ' Time of the agency’s own work stays as it is marked, which is usually not billable.'}
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
