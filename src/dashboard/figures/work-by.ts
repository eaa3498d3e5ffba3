import { deletedPerson } from '@/dashboard/words/person';
import { deletedProject } from '@/dashboard/words/project';
import type { DayRange } from '@/dashboard/days/days';
import type { WorkFigures } from '@/dashboard/model/records/records';
import { billableFinder } from './billable';
import { addMinutes } from './day-minutes';
import { isStaff, plannedMinutes } from './planned-time';
import { termSpans, termsOn } from './terms';
import { forEachEntry } from './time';
import { addTask, isDoneWithin, noWork, type WorkRecords } from './work';

export type WorkGrouping = 'person' | 'team' | 'project';

export interface WorkGroup {
  /** Id of the person or project, or name of the team. */
  id: string;
  name: string;
  figures: WorkFigures;
}

/**
 * The work metrics by person, team or project, most hours first. Includes all active staff and projects, and
 * any others with work in the range. Work counts for the team that the person had on its day. Planned minutes
 * of projects are 0, because only people have planned time.
 */
export function workBy(grouping: WorkGrouping, records: WorkRecords, range: DayRange): WorkGroup[] {
  const { people, projects, tasks, entries } = records;
  const personById = new Map(people.map((person) => [person.id, person]));
  const groups = new Map<string, WorkGroup>();
  const open = (id: string, name: string): WorkFigures => {
    let group = groups.get(id);
    if (!group) groups.set(id, (group = { id, name, figures: { ...noWork } }));
    return group.figures;
  };
  const projectName = new Map(projects.map(({ id, name }) => [id, name]));
  const ofTeam = (team: string): WorkFigures => open(team, team || 'No team');
  const figuresOf = (personId: string, projectId: string, day: string): WorkFigures => {
    const person = personById.get(personId);
    if (grouping === 'project') return open(projectId, projectName.get(projectId) ?? deletedProject);
    if (grouping === 'team') return ofTeam(person ? termsOn(person, day).team : '');
    return open(personId, person?.name ?? deletedPerson);
  };

  if (grouping === 'project') {
    for (const { id, name, status } of projects) if (status === 'active') open(id, name);
  } else {
    for (const person of people) {
      if (!isStaff(person)) continue;
      const spans = grouping === 'team' ? termSpans(person, range) : [{ range, terms: person }];
      for (const { range: days, terms } of spans) {
        const planned = plannedMinutes(person, days, records);
        if (planned === 0 && person.status !== 'active') continue;
        const figures = grouping === 'team' ? ofTeam(terms.team) : open(person.id, person.name);
        figures.plannedMinutes += planned;
      }
    }
  }
  const isBillable = billableFinder(projects);
  forEachEntry(entries, range, (entry) =>
    addMinutes(figuresOf(entry.personId, entry.projectId, entry.day), entry, isBillable),
  );
  for (const task of tasks)
    if (isDoneWithin(task, range))
      addTask(figuresOf(task.assigneeId, task.projectId, task.completedOn!), task);
  return [...groups.values()].sort(
    (a, b) => b.figures.loggedMinutes - a.figures.loggedMinutes || a.name.localeCompare(b.name, 'en'),
  );
}
