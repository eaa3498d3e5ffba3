import { useMemo } from 'react';
import { shortWeekday } from '@/dashboard/words/day';
import { checkWeek } from '@/dashboard/commands/time/check-week';
import { FigureTable, type FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { projectName } from '@/dashboard/words/project';
import { clockSpan, hoursAndMinutes } from '@/dashboard/words/span';
import { entriesOfWeek, weekGrid, type GridRow } from '@/dashboard/commands/time/week-grid';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { useToday } from '@/dashboard/hooks/use-today';
import { WeekDays } from '@/dashboard/parts/week-days/week-days';
import type { Approval } from './approval-list';
import * as s from './approvals.module.scss';

export interface WeekViewProps {
  item: Extract<Approval, { kind: 'week' }>;
}

const shown = (minutes: number) => (minutes === 0 ? '–' : clockSpan(minutes));

/** A week to read: its time by project and day, and its notes. */
export function WeekView({ item: { person, sheet } }: WeekViewProps) {
  const projects = useRecords('projects');
  const today = useToday();
  const leave = useRecords('leave');
  const holidays = useRecords('holidays');
  const timeEntries = useRecords('timeEntries');
  const entries = useMemo(
    () => entriesOfWeek(timeEntries, person.id, sheet.weekStart),
    [timeEntries, person.id, sheet.weekStart],
  );
  const grid = useMemo(
    () => weekGrid({ entries, personId: person.id, monday: sheet.weekStart, projects }),
    [entries, person.id, sheet.weekStart, projects],
  );
  const nameOf = (id: string) => projectName(projects.find((project) => project.id === id));
  const columns: FigureColumn<GridRow>[] = [
    { id: 'project', head: 'Project', text: ({ projectId }) => nameOf(projectId), foot: 'Total' },
    ...grid.days.map((day, index): FigureColumn<GridRow> => ({
      id: day,
      head: shortWeekday(day),
      text: ({ cells }) => shown(cells[index]?.minutes ?? 0),
      numeric: true,
      from: 640,
      foot: shown(grid.dayTotals[index] ?? 0),
    })),
    {
      id: 'total',
      head: 'Total',
      text: ({ minutes }) => clockSpan(minutes),
      numeric: true,
      foot: clockSpan(grid.total),
    },
  ];
  const { days, planned } = checkWeek({
    person,
    monday: sheet.weekStart,
    today,
    entries,
    off: { leave, holidays },
  });
  const projectsOn = (day: string) =>
    grid.rows
      .map(({ projectId, cells }) => ({
        projectId,
        minutes: cells.find((cell) => cell.day === day)!.minutes,
      }))
      .filter(({ minutes }) => minutes > 0)
      .map(({ projectId, minutes }) => `${nameOf(projectId)} ${clockSpan(minutes)}`)
      .join(', ');
  const notes = grid.rows
    .flatMap(({ projectId, cells }) =>
      cells.filter(({ note }) => note).map(({ day, note }) => ({ projectId, day, note })),
    )
    .sort((a, b) => a.day.localeCompare(b.day));
  return (
    <>
      <FigureTable
        caption={`Time of ${person.name}`}
        columns={columns}
        rows={grid.rows}
        rowKey={({ projectId }) => projectId}
      />
      {/* The table has no room for days on a phone. */}
      <WeekDays className={s.days} days={days} detailOf={projectsOn} />
      <WeekDays className={s.odd} days={days.filter(({ mark, off }) => mark !== null || off !== null)} />
      <p className={s.facts}>
        {hoursAndMinutes(grid.total)} of {hoursAndMinutes(planned)} planned, {hoursAndMinutes(grid.billable)}{' '}
        of it billable.
      </p>
      {notes.length > 0 && (
        <ul role="list" className={s.notes}>
          {notes.map(({ projectId, day, note }) => (
            <li key={projectId + day}>
              <strong>
                {shortWeekday(day)}, {nameOf(projectId)}:
              </strong>{' '}
              {note}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
