import { startTransition, useMemo, useState } from 'react';
import { closedMonths } from '@/dashboard/figures/closed-months';
import { locksOf } from '@/dashboard/figures/invoice-by-entry';
import { monthOf } from '@/dashboard/days/days';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import { Corrections } from '@/dashboard/parts/week-days/corrections';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { listed } from '@/dashboard/words/count';
import { monthAndYear, shortWeekday } from '@/dashboard/words/day';
import { Link } from '@/design-system/link/link';
import { portalPath } from '@/routes/portal-paths';
import { earlyTime, earlyTimeWords } from '@/dashboard/commands/time/early-time';
import { checkWeek } from '@/dashboard/commands/time/check-week';
import { FigureTable, type FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import { projectName } from '@/dashboard/words/project';
import { clockSpan, hoursAndMinutes } from '@/dashboard/words/span';
import { entriesOfWeek, weekGrid, type GridRow } from '@/dashboard/commands/time/week-grid';
import { useTimeOff } from '@/dashboard/hooks/use-time-off';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { useToday } from '@/dashboard/hooks/use-today';
import { WeekDays } from '@/dashboard/parts/week-days/week-days';
import type { Approval } from './approval-list';
import * as s from './approvals.module.scss';

const loadDialog = onceUnlessFailed(async () => (await import('./correction-dialog')).CorrectionDialog);

export interface WeekViewProps {
  item: Extract<Approval, { kind: 'week' }>;
}

const shown = (minutes: number) => (minutes === 0 ? '–' : clockSpan(minutes));

/** A week to read: its time by project and day, and its notes. */
export function WeekView({ item: { person, sheet } }: WeekViewProps) {
  const projects = useRecords('projects');
  const today = useToday();
  const off = useTimeOff();
  const timeEntries = useRecords('timeEntries');
  const entries = useMemo(
    () => entriesOfWeek(timeEntries, person.id, sheet.weekStart),
    [timeEntries, person.id, sheet.weekStart],
  );
  const grid = useMemo(
    () => weekGrid({ entries, personId: person.id, monday: sheet.weekStart, projects }),
    [entries, person.id, sheet.weekStart, projects],
  );
  const byId = useMemo(() => new Map(projects.map((project) => [project.id, project])), [projects]);
  const nameOf = (id: string) => projectName(byId.get(id));
  const columns: FigureColumn<GridRow>[] = [
    { id: 'project', head: 'Project', text: ({ projectId }) => nameOf(projectId), foot: 'Total' },
    ...grid.days.map((day, index): FigureColumn<GridRow> => ({
      id: day,
      head: shortWeekday(day),
      text: ({ cells }) => shown(cells[index]?.minutes ?? 0),
      numeric: true,
      from: 1024,
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
  const notes = useRecords('reportNotes');
  const closed = useMemo(() => closedMonths(notes), [notes]);
  const invoices = useRecords('invoices');
  const locks = useMemo(() => locksOf(invoices, entries), [invoices, entries]);
  const closedIn = [...new Set(grid.days.map(monthOf))].filter((month) => closed.has(month));
  const openDays = grid.days.filter((day) => !closed.has(monthOf(day)));
  const [correcting, setCorrecting] = useState(false);
  const dialog = usePart(loadDialog, correcting);
  const { days, planned } = checkWeek({
    person,
    monday: sheet.weekStart,
    today,
    entries,
    off,
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
  const invoiced = new Map<string, number>();
  for (const { id, minutes } of entries) {
    const number = locks.get(id)?.number;
    if (number !== undefined) invoiced.set(number, (invoiced.get(number) ?? 0) + minutes);
  }
  const entryNotes = grid.rows
    .flatMap(({ projectId, cells }) =>
      cells.filter(({ note }) => note).map(({ day, note }) => ({ projectId, day, note })),
    )
    .sort((a, b) => a.day.localeCompare(b.day));
  return (
    <>
      {grid.rows.length > 0 && (
        <FigureTable
          caption={`Time of ${person.name}`}
          columns={columns}
          rows={grid.rows}
          rowKey={({ projectId }) => projectId}
        />
      )}
      {/* The table has no room for days on a phone, or beside the list on a tablet. */}
      <WeekDays className={s.days} days={days} detailOf={projectsOn} />
      <WeekDays className={s.odd} days={days.filter(({ mark, off }) => mark !== null || off !== null)} />
      <p className={s.facts}>
        {hoursAndMinutes(grid.total)} of {hoursAndMinutes(planned)} planned, {hoursAndMinutes(grid.billable)}{' '}
        of it billable.
      </p>
      {entryNotes.length > 0 && (
        <ul role="list" className={s.notes}>
          {entryNotes.map(({ projectId, day, note }) => (
            <li key={projectId + day}>
              <strong>
                {shortWeekday(day)}, {nameOf(projectId)}:
              </strong>{' '}
              {note}
            </li>
          ))}
        </ul>
      )}
      {earlyTime(grid.rows, byId).map((early) => (
        <p key={early.project.id} className={s.facts}>
          {earlyTimeWords(early)}
        </p>
      ))}
      {[...invoiced].map(([number, minutes]) => (
        <p key={number} className={s.facts}>
          {hoursAndMinutes(minutes)} on invoice {number}, so locked. Void the invoice to change this time.
        </p>
      ))}
      <Corrections sheet={sheet} projectName={nameOf} />
      {closedIn.length > 0 && (
        <p className={s.facts}>
          {listed(closedIn.map(monthAndYear))} {closedIn.length === 1 ? 'is' : 'are'} signed off, so{' '}
          {openDays.length === 0 ? 'this week is locked' : 'those days are locked'}. Reopen the month in{' '}
          <Link href={portalPath('monthly-report', { on: `${closedIn[0]!}-01` })}>Monthly report</Link> to
          correct this time.
        </p>
      )}
      {openDays.length > 0 && (
        <div className={s.actions}>
          <Button
            size="compact"
            variant="outline"
            icon={<Icon name="pencil" size={18} />}
            onPointerEnter={dialog.prepare}
            onFocus={dialog.prepare}
            onClick={() => startTransition(() => setCorrecting(true))}
          >
            Correct time
          </Button>
          <LoadFailure parts={[dialog]} />
        </div>
      )}
      {correcting && dialog.Part && (
        <dialog.Part person={person} sheet={sheet} days={openDays} onClose={() => setCorrecting(false)} />
      )}
    </>
  );
}
