import { useMemo } from 'react';
import { weekdayName } from '@/dashboard/data/day-words';
import { FigureTable, type FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { formatMinutes } from '@/dashboard/data/time/format-minutes';
import { weekGrid, type GridRow } from '@/dashboard/data/time/week-grid';
import { useRecords } from '@/dashboard/data/use-workspace';
import type { Waiting } from './waiting';
import * as s from './approvals.module.scss';

export interface WeekViewProps {
  item: Extract<Waiting, { kind: 'week' }>;
}

const shown = (minutes: number) => (minutes === 0 ? '–' : formatMinutes(minutes));

/** A submitted week to read: project by day, with what was noted. */
export function WeekView({ item: { entries, person, sheet } }: WeekViewProps) {
  const projects = useRecords('projects');
  const grid = useMemo(
    () => weekGrid({ entries, personId: person.id, monday: sheet.weekStart, projects }),
    [entries, person.id, sheet.weekStart, projects],
  );
  const nameOf = (id: string) =>
    projects.find((project) => project.id === id)?.name ?? 'A project that is gone';
  const columns: FigureColumn<GridRow>[] = [
    { id: 'project', head: 'Project', text: ({ projectId }) => nameOf(projectId), foot: 'Total' },
    ...grid.days.map((day, index): FigureColumn<GridRow> => ({
      id: day,
      head: weekdayName(day),
      text: ({ cells }) => shown(cells[index]?.minutes ?? 0),
      numeric: true,
      from: 640,
      foot: shown(grid.dayTotals[index] ?? 0),
    })),
    {
      id: 'total',
      head: 'Total',
      text: ({ minutes }) => formatMinutes(minutes),
      numeric: true,
      foot: formatMinutes(grid.total),
    },
  ];
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
      <p className={s.facts}>
        {formatMinutes(grid.total)} of {formatMinutes(person.weeklyMinutes)} planned hours,{' '}
        {formatMinutes(grid.billable)} of them billable.
      </p>
      {notes.length > 0 && (
        <ul role="list" className={s.notes}>
          {notes.map(({ projectId, day, note }) => (
            <li key={projectId + day}>
              <strong>
                {weekdayName(day)}, {nameOf(projectId)}:
              </strong>{' '}
              {note}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
