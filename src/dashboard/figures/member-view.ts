import type { DayMinutes } from '@/dashboard/days/day-minutes';
import type { Role } from '@/routes/portal-table';
import type { Project, Task, TimeEntry } from '@/dashboard/model/records/records';
import { managesTasks } from '@/dashboard/model/manages-tasks';
import { publicProject } from '@/dashboard/model/public-project';
import { budgetFinder, forecastOf, type Budget, type Forecast } from './budgets';

/** The part of a project that the people who work on it see: no rates, amounts of money or margins. */
export interface MemberView {
  project: Project;
  tasks: readonly Task[];
  entries: readonly TimeEntry[];
  /** Whether the entries are those of everyone. */
  hasAllTime: boolean;
  ownMinutes: number;
  /** The budget in hours, if there is one and all time is known. */
  budgets: readonly Budget[];
  /** @param today - ISO date */
  forecast: (budget: Budget, today: string) => Forecast;
}

interface ViewRecords {
  project: Project;
  /** Of any project. */
  tasks: readonly Task[];
  /** Of any project. */
  entries: readonly TimeEntry[];
}

interface Viewer {
  personId: string;
  role: Role;
  /**
   * The sums of the time of others on the project, in a shared portal. Null until they are known.
   * @default the records have everyone's time
   */
  othersTime?: readonly DayMinutes[] | null;
}

/** A day's time of others, of which only the sum is known. */
const entryOf = ({ day, minutes }: DayMinutes, projectId: string): TimeEntry => ({
  id: day,
  revision: 0,
  personId: '',
  projectId,
  taskId: null,
  day,
  minutes,
  startedAt: null,
  endedAt: null,
  note: '',
  billable: false,
});

/** Interns see only their own tasks and time, as the rules of a shared portal say (`model/permissions`). */
export function memberView(records: ViewRecords, { personId, role, othersTime }: Viewer): MemberView {
  const project = publicProject(records.project);
  const isOfProject = ({ projectId }: { projectId: string }) => projectId === project.id;
  const seesTeam = managesTasks(role);
  const hasAllTime = seesTeam && othersTime !== null;
  const all = records.entries.filter(isOfProject);
  const own = all.filter((entry) => entry.personId === personId);
  const team = othersTime ? [...own, ...othersTime.map((one) => entryOf(one, project.id))] : all;
  const entries = hasAllTime ? team : own;
  const tasks = records.tasks.filter(
    (task) => isOfProject(task) && (seesTeam || task.assigneeId === personId),
  );
  // Hours need no other records.
  const counted = { entries, people: [], projects: [], tasks: [], settings: [] };
  return {
    project,
    tasks,
    entries,
    hasAllTime,
    ownMinutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
    budgets: hasAllTime ? budgetFinder(counted)(project) : [],
    forecast: (budget, today) => forecastOf(budget, { project, records: counted, today }),
  };
}
