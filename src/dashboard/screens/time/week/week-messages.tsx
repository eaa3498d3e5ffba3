import { listed } from '@/dashboard/words/count';
import { monthAndYear, shortDay } from '@/dashboard/words/day';
import { weekName } from '@/dashboard/words/range';
import { earlyTimeWords } from '@/dashboard/commands/time/early-time';
import { isLocked } from '@/dashboard/commands/time/timesheets';
import { findOverlaps } from '@/dashboard/commands/time/overlaps';
import { monthOf, weekStart } from '@/dashboard/days/days';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { Corrections } from '@/dashboard/parts/week-days/corrections';
import { Button } from '@/design-system/button/button';
import { useRefusedDrafts, type CellDrafts } from './cells/use-cell-drafts';
import type { Week } from './use-week';
import { WeekMessage } from './week-message';

export interface WeekMessagesProps {
  week: Week;
  onDetails: (cell: { projectId: string; day: string }) => void;
}

/**
 * Months that are signed off, invoiced time, the reason of a return, days without time, time before a project's start, corrections,
 * and time that is counted twice.
 */
export function WeekMessages({ week, onDetails }: WeekMessagesProps) {
  const { sheet, entries, grid, closed, isSignedOff, missing, projectName } = week;
  const decider = useRecord('people', sheet.decidedById)?.name;
  const overlaps = findOverlaps(entries, week.timeZone);
  const signedOff = [...new Set(grid.days.map(monthOf))].filter((month) => closed.has(month));
  return (
    <>
      {signedOff.length > 0 && (
        <WeekMessage tone="note">
          {listed(signedOff.map(monthAndYear))} {signedOff.length === 1 ? 'is' : 'are'} signed off, so{' '}
          {isSignedOff ? 'its time is locked' : 'its days are locked'}. Ask an admin to reopen the month if
          time is wrong.
          {isSignedOff && !isLocked(sheet) && ' You can still submit the week.'}
        </WeekMessage>
      )}
      {!week.locked && entries.some(week.isInvoiced) && (
        <WeekMessage tone="note">
          Some time of this week is on an invoice, so it is locked. Ask an admin to void the invoice if the
          time is wrong.
        </WeekMessage>
      )}
      {sheet.status === 'returned' && (
        <WeekMessage>
          <strong>{decider ? `${decider} returned this week:` : 'This week was returned:'}</strong>{' '}
          {sheet.reason} {isSignedOff ? 'Submit' : 'Correct it and submit'} it again.
        </WeekMessage>
      )}
      {missing.length > 0 && (
        <WeekMessage
          tone="note"
          action={
            missing[0]! < week.monday && (
              <Button size="compact" variant="outline" href={week.hrefOf(missing[0]!)}>
                Open last week
              </Button>
            )
          }
        >
          No time on {listed(missing.map(shortDay))}. Enter it, or ask for leave.
        </WeekMessage>
      )}
      {!week.locked &&
        week.early.map((early) => (
          <WeekMessage key={early.project.id} tone="note">
            {earlyTimeWords(early)}
          </WeekMessage>
        ))}
      <Corrections sheet={sheet} projectName={projectName} />
      {overlaps.map(({ first, second, from, to }) => {
        const day = from.slice(0, 10);
        return (
          <WeekMessage
            key={`${first.id} ${second.id}`}
            tone="note"
            action={
              !week.isLockedDay(second.day) && (
                <Button
                  size="compact"
                  variant="outline"
                  onClick={() => onDetails({ projectId: second.projectId, day: second.day })}
                >
                  Open the later one
                </Button>
              )
            }
          >
            Two timers ran at the same time on {shortDay(day)} from {from.slice(11)} to {to.slice(11)}:{' '}
            {projectName(first.projectId)} and {projectName(second.projectId)}. That time is counted twice.
          </WeekMessage>
        );
      })}
    </>
  );
}

export interface UnsavedTimesProps extends Pick<WeekMessagesProps, 'week'> {
  drafts: CellDrafts;
  onShow: (cell: { projectId: string; day: string }) => void;
}

/** Times that could not be saved: each stays until it is fixed or discarded. */
export function UnsavedTimes({ week, drafts, onShow }: UnsavedTimesProps) {
  const { monday, projectName } = week;
  const refused = useRefusedDrafts(drafts);
  if (refused.length === 0) return null;
  return (
    <div role="alert">
      {refused.map((open) => {
        const { projectId, day, draft } = open;
        return (
          <WeekMessage
            key={drafts.keyOf(projectId, day)}
            action={
              <>
                <Button size="compact" variant="outline" onClick={() => onShow(open)}>
                  {weekStart(day) === monday ? 'Fix' : 'Go to week'}
                </Button>
                <Button size="compact" variant="outline" onClick={() => drafts.set(projectId, day, null)}>
                  Discard
                </Button>
              </>
            }
          >
            <strong>
              {projectName(projectId)}, {shortDay(day)}
              {weekStart(day) === monday ? '' : ` (week of ${weekName(weekStart(day))})`}: “
              {draft.text || 'empty'}” is not saved.
            </strong>{' '}
            <span id={drafts.errorIdOf(projectId, day)}>{draft.error}</span>
          </WeekMessage>
        );
      })}
    </div>
  );
}
