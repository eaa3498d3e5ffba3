import { isOnProject } from '@/dashboard/figures/own-projects';
import type { Project, Task } from '@/dashboard/model/records/records';
import type { Choice } from '@/dashboard/parts/form/choice-field/choice-field';
import { mayHaveTime } from '@/dashboard/words/project-status';

export interface ProjectChoices {
  /** In the order of their names. */
  projects: readonly Project[];
  personId: string;
  /** Ids of the person's favourite projects and tasks. */
  favourites: ReadonlySet<string>;
}

/** The favourites that a person may log time on: planned and active projects. */
export const favouriteProjects = ({ projects, favourites }: Omit<ProjectChoices, 'personId'>): Project[] =>
  projects.filter((project) => favourites.has(project.id) && mayHaveTime(project));

/**
 * The projects that a person may log time on: planned and active ones. Favourites are first, then the person's
 * own.
 */
export function projectChoices(
  { projects, personId, favourites }: ProjectChoices,
  without: readonly string[] = [],
): Choice[] {
  const open = projects.filter((project) => mayHaveTime(project) && !without.includes(project.id));
  const isFavourite = ({ id }: Project) => favourites.has(id);
  const isOwn = (project: Project) => isOnProject(project, personId);
  const others = open.filter((project) => !isFavourite(project));
  const choicesOf = (list: readonly Project[], group: string | undefined) =>
    list.map(({ id, name }): Choice => ({ value: id, label: name, group }));
  return [
    ...choicesOf(open.filter(isFavourite), 'Favourites'),
    ...choicesOf(
      [...others.filter(isOwn), ...others.filter((project) => !isOwn(project))],
      open.some(isFavourite) ? 'Other projects' : undefined,
    ),
  ];
}

export interface TimerChoice extends Choice {
  projectId: string;
  task: Task | null;
}

/** Returns the choices for a person's timer: the projects, and the favourite tasks that the person still has to do. */
export function timerChoices(options: ProjectChoices & { tasks: readonly Task[] }): TimerChoice[] {
  const { projects, personId, favourites, tasks } = options;
  const byId = new Map(projects.filter(mayHaveTime).map((project) => [project.id, project]));
  const ofTasks = tasks.flatMap((task): TimerChoice[] => {
    const project = byId.get(task.projectId);
    if (!project || !favourites.has(task.id) || task.assigneeId !== personId || task.status === 'done')
      return [];
    const label = `${project.name}: ${task.title}`;
    return [{ value: task.id, label, group: 'Favourites', projectId: project.id, task }];
  });
  const ofProjects = projectChoices(options).map((choice): TimerChoice => ({
    ...choice,
    projectId: choice.value,
    task: null,
  }));
  if (ofTasks.length === 0) return ofProjects;
  const first = [...ofProjects.filter(({ value }) => favourites.has(value)), ...ofTasks];
  const others = ofProjects.filter(({ value }) => !favourites.has(value));
  return [
    ...first.sort((a, b) => a.label.localeCompare(b.label, 'en')),
    ...others.map((choice) => ({ ...choice, group: 'Other projects' })),
  ];
}
