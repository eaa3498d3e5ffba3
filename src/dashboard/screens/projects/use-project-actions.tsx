import { useState, type ReactNode } from 'react';
import { deleteProjects, restoreProjects, setStatus } from '@/dashboard/commands/projects/project-changes';
import { useRun } from '@/dashboard/hooks/use-run';
import type { Command } from '@/dashboard/model/command';
import type { ProjectTotals } from '@/dashboard/figures/projects';
import type { Project } from '@/dashboard/model/records/records';
import { showToast } from '@/state/show-toast';
import { DeleteDialog } from './delete-dialog';

const idsOf = (projects: readonly Project[]) => projects.map(({ id }) => id);

export interface ProjectActions {
  run: (command: Command, then?: () => void) => void;
  archive: (projects: readonly Project[]) => void;
  restore: (projects: readonly Project[]) => void;
  /** Deletes projects. Asks first for several, and for one with time or tasks. */
  remove: (projects: readonly Project[], onDeleted?: () => void) => void;
  /** The open question. Render it in the screen. */
  question: ReactNode;
}

/** The actions for projects of a list or of their page. Each is one operation that can be undone. */
export function useProjectActions(totals: (project: Project) => ProjectTotals): ProjectActions {
  const runCommand = useRun();
  const [asked, setAsked] = useState<{ projects: readonly Project[]; onDeleted?: () => void } | null>(null);

  const run = async (command: Command, then?: () => void) => {
    const outcome = await runCommand(command);
    if (!outcome.done) return;
    if (outcome.operation) then?.();
    else showToast({ text: 'No changes to make.', tone: 'ok' });
  };
  const archive = (projects: readonly Project[]) => void run(setStatus(idsOf(projects), 'archived'));
  const isUsed = (project: Project) => totals(project).minutes > 0 || totals(project).tasks > 0;

  return {
    run: (command, then) => void run(command, then),
    archive,
    restore: (projects) => void run(restoreProjects(idsOf(projects))),
    remove: (projects, onDeleted) => {
      if (projects.length > 1 || projects.some(isUsed)) setAsked({ projects, onDeleted });
      else void run(deleteProjects(idsOf(projects)), onDeleted);
    },
    question: asked && (
      <DeleteDialog
        projects={asked.projects}
        totals={totals}
        onArchive={() => {
          setAsked(null);
          archive(asked.projects);
        }}
        onDelete={() => {
          setAsked(null);
          void run(deleteProjects(idsOf(asked.projects)), asked.onDeleted);
        }}
        onClose={() => setAsked(null)}
      />
    ),
  };
}
