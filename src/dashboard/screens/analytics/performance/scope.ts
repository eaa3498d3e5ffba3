import { termsOn } from '@/dashboard/figures/terms';
import type { WorkGrouping } from '@/dashboard/figures/work-by';
import type { WorkRecords } from '@/dashboard/figures/work';
import type { Person, Terms } from '@/dashboard/model/records/records';

/** The people, team or project on show: everyone where all of it is null. */
export interface WorkScope {
  team: string | null;
  by: WorkGrouping;
  /** A person's, a team's or a project's id, as `by` says. */
  of: string | null;
}

/** The people of a team at any time, with planned time only on their days in it. */
function membersOf(people: readonly Person[], team: string): Person[] {
  const only = <T extends Terms>(terms: T): T => ({
    ...terms,
    team,
    weeklyMinutes: terms.team === team ? terms.weeklyMinutes : 0,
  });
  return people.flatMap((person): Person[] => {
    const member = { ...only(person), earlier: person.earlier.map(only), later: person.later.map(only) };
    if ([person, ...person.later].some((terms) => terms.team === team)) return [member];
    // A person who has moved to another team counts as having left this one.
    const last = person.earlier.filter((terms) => terms.team === team).at(-1);
    if (!last) return [];
    const endsOn = person.endsOn !== null && person.endsOn < last.until ? person.endsOn : last.until;
    return [{ ...member, status: 'left', endsOn }];
  });
}

/**
 * The records of one team, and of one person, team or project. Work belongs to the team that the person had on its day. A
 * project plans nobody's time, so it has no people.
 */
export function scopeRecords(records: WorkRecords, { team, by, of }: WorkScope): WorkRecords {
  if (team === null && of === null) return records;
  const personById = new Map(records.people.map((person) => [person.id, person]));
  const teams = [team, by === 'team' ? of : null].filter((wanted) => wanted !== null);
  const isOne = (id: string) => by !== 'person' || of === null || id === of;
  const holdsPerson = (id: string, day: string) => {
    if (!isOne(id)) return false;
    if (teams.length === 0) return true;
    const person = personById.get(id);
    const itsTeam = person ? termsOn(person, day).team : '';
    return teams.every((wanted) => wanted === itsTeam);
  };
  const people: readonly Person[] = records.people.filter(({ id }) => isOne(id));
  const projectId = by === 'project' ? of : null;
  const holdsProject = (id: string) => projectId === null || id === projectId;
  return {
    people: projectId === null ? teams.reduce(membersOf, people) : [],
    leave: records.leave,
    holidays: records.holidays,
    workdays: records.workdays,
    projects: records.projects.filter(({ id }) => holdsProject(id)),
    entries: records.entries.filter(
      (entry) => holdsPerson(entry.personId, entry.day) && holdsProject(entry.projectId),
    ),
    tasks: records.tasks.filter(
      (task) =>
        holdsPerson(task.assigneeId, task.completedOn ?? task.createdOn) && holdsProject(task.projectId),
    ),
  };
}
