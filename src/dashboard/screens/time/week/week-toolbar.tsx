import { useId, useState } from 'react';
import { dayAndMonth } from '@/dashboard/words/day';
import { localTime } from '@/dashboard/days/local-time';
import { addDays, weekStart } from '@/dashboard/days/days';
import type { TimesheetStatus } from '@/dashboard/model/records/records';
import { weekName } from '@/dashboard/words/range';
import { timesheetStatusNames } from '@/dashboard/commands/time/timesheets';
import { useRecord } from '@/dashboard/hooks/use-workspace';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { isDay, years } from '@/dashboard/days/moments';
import { Steps } from '@/dashboard/parts/steps/steps';
import { Badge, type BadgeTone } from '@/design-system/badge/badge';
import { TextLink } from '@/design-system/text-link/text-link';
import type { Week } from './use-week';
import * as s from './week-toolbar.module.scss';

const tones: Readonly<Record<TimesheetStatus, BadgeTone>> = {
  open: 'neutral',
  submitted: 'warn',
  approved: 'ok',
  returned: 'attention',
};

const notAWeek = `This date does not exist, or is not in the years ${years.first} to ${years.last}. Enter its day, month and year.`;

export interface WeekToolbarProps {
  week: Week;
}

/** The week on show, buttons for other weeks, and the week's status. */
export function WeekToolbar({ week }: WeekToolbarProps) {
  const { monday, today, hrefOf } = week;
  const [previous, next] = [addDays(monday, -7), addDays(monday, 7)];
  const isThisWeek = monday === weekStart(today);

  return (
    <div className={s.root}>
      <Steps
        wide
        aria-label="Weeks"
        name={weekName(monday)}
        before={{ href: hrefOf(previous), 'aria-label': `Previous: ${weekName(previous)}` }}
        after={{ href: hrefOf(next), 'aria-label': `Next: ${weekName(next)}` }}
      />
      <GoToWeek week={week} />
      {!isThisWeek && <TextLink href={hrefOf(today)}>This week</TextLink>}
      <WeekStatus week={week} />
    </div>
  );
}

/** A date field that opens the week of its day. */
function GoToWeek({ week: { monday, goTo } }: WeekToolbarProps) {
  const [shown, setShown] = useState(monday);
  const [typed, setTyped] = useState<string | null>(null);
  const [isChecked, setChecked] = useState(false);
  const errorId = useId();
  const hasError = isChecked && typed !== null;
  // A link leads to another week. A second field for it would lose the focus.
  if (shown !== monday) {
    setShown(monday);
    setTyped(null);
  }

  const go = (day: string) => {
    setChecked(false);
    // A typed date is incomplete until it has a year.
    if (!isDay(day)) return setTyped(day);
    setTyped(null);
    goTo(day);
  };
  const check = () => {
    setChecked(true);
    // An emptied field shows the day of the week again.
    setTyped((day) => day || null);
  };
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          check();
        }}
        // The calendar and its button are part of the field.
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) check();
        }}
      >
        <DateField
          label="Go to the week of"
          labelHidden
          className={s.date}
          value={typed ?? monday}
          sharedErrorId={hasError ? errorId : undefined}
          onDay={({ day }) => go(day)}
        />
      </form>
      <p id={errorId} className={s.error} role="alert">
        {hasError && notAWeek}
      </p>
    </>
  );
}

function WeekStatus({ week: { sheet, timeZone } }: WeekToolbarProps) {
  const decider = useRecord('people', sheet.decidedById)?.name;
  const when = (at: string | null) => {
    if (!at) return '';
    const local = localTime(new Date(at), timeZone);
    return `${dayAndMonth(local.slice(0, 10))}, ${local.slice(11)}`;
  };
  const isDecided = sheet.status === 'approved' || sheet.status === 'returned';
  const since = isDecided ? when(sheet.decidedAt) : when(sheet.submittedAt);
  return (
    <p className={s.status} aria-live="polite">
      <Badge tone={tones[sheet.status]}>{timesheetStatusNames[sheet.status]}</Badge>
      {sheet.status !== 'open' && (
        <span className={s.since}>
          {isDecided && decider ? `by ${decider}, ` : ''}
          {since}
        </span>
      )}
    </p>
  );
}
