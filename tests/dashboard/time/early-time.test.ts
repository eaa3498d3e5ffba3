import { describe, expect, it } from 'vitest';
import { earlyTime, earlyTimeWords } from '@/dashboard/commands/time/early-time';
import { weekGrid } from '@/dashboard/commands/time/week-grid';
import { entryOf, monday, person, projectOf } from './records';

const early = (startsOn: string, days: readonly string[]) => {
  const projects = [{ ...projectOf('ferry', 'Harbour Ferry'), startsOn }];
  const entries = days.map((day) => entryOf({ id: day, day }));
  const { rows } = weekGrid({ entries, personId: person.id, monday, projects, extraProjectIds: ['deleted'] });
  return earlyTime(rows, new Map(projects.map((project) => [project.id, project])));
};

describe('early time', () => {
  it('is the time on days before the start date of its project', () => {
    expect(early('2026-11-18', ['2026-11-16', '2026-11-17', '2026-11-18'])).toMatchObject([
      { project: { id: 'ferry' }, days: ['2026-11-16', '2026-11-17'] },
    ]);
  });

  it('is not the time from the start date on, nor a day without time', () => {
    expect(early('2026-11-16', ['2026-11-16'])).toEqual([]);
    expect(early('2026-11-18', [])).toEqual([]);
  });

  it('names the project, its start date and the days', () => {
    const [found] = early('2027-01-04', ['2026-11-16', '2026-11-17']);
    expect(earlyTimeWords(found!)).toBe(
      'Harbour Ferry has time on Mon 16 Nov and Tue 17 Nov, but starts on 4 Jan 2027. Check the project.',
    );
  });
});
