import type { WorkGrouping, WorkRecords } from '@/dashboard/figures/work';

/** The people, team or project on show: everyone where all of it is null. */
export interface WorkScope {
  team: string | null;
  by: WorkGrouping;
  /** A person's, a team's or a project's id, as `by` says. */
  of: string | null;
}

/** The records of one team, and of one person, team or project. A project plans nobody's time, so it has no people. */
export function scopeRecords(records: WorkRecords, { team, by, of }: WorkScope): WorkRecords {
  if (team === null && of === null) return records;
  const teamOf = new Map(records.people.map((person) => [person.id, person.team]));
  const wantedTeam = by === 'team' && of !== null ? of : null;
  const holdsPerson = (id: string) =>
    (team === null || teamOf.get(id) === team) &&
    (wantedTeam === null || (teamOf.get(id) ?? '') === wantedTeam) &&
    (by !== 'person' || of === null || id === of);
  const projectId = by === 'project' ? of : null;
  const holdsProject = (id: string) => projectId === null || id === projectId;
  return {
    people: projectId === null ? records.people.filter(({ id }) => holdsPerson(id)) : [],
    leave: records.leave,
    holidays: records.holidays,
    projects: records.projects.filter(({ id }) => holdsProject(id)),
    entries: records.entries.filter((entry) => holdsPerson(entry.personId) && holdsProject(entry.projectId)),
    tasks: records.tasks.filter((task) => holdsPerson(task.assigneeId) && holdsProject(task.projectId)),
  };
}
