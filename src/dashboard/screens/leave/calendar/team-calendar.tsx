import { useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { addMonths, monthOf } from '@/dashboard/days/days';
import { Empty } from '@/dashboard/parts/empty/empty';
import { useOverflow } from '@/dashboard/parts/figure-table/use-overflow';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Steps } from '@/dashboard/parts/steps/steps';
import { dayOfMonth, longDay, monthAndYear, shortWeekday } from '@/dashboard/words/day';
import { away, CalendarLegend } from './calendar-legend';
import { LeaveCell } from './leave-cell';
import * as s from './team-calendar.module.scss';
import { useTeamMonth } from './use-team-month';

export interface TeamCalendarProps {
  today: string;
  /** `2026-11`, as the address has it. */
  month: string | null;
  team: string | null;
  hrefOf: (changes: { month: string | null }) => string;
  onTeam: (team: string | null) => void;
  /** Without it the calendar shows only who is away, as colleagues see it: no kinds, and no requests. */
  hrefOfLeave?: (id: string) => string;
}

/** Everybody's leave in a month, with the days that nobody works on. */
export function TeamCalendar({ today, month: asked, team, hrefOf, onTeam, hrefOfLeave }: TeamCalendarProps) {
  const isPublic = hrefOfLeave === undefined;
  const { month, days, teams, chosen, rows, byPerson, leaveKinds, kindById, holidayOn, isOff } = useTeamMonth(
    { today, month: asked, team, isPublic },
  );
  const [box, overflows] = useOverflow<HTMLDivElement>();
  const hrefOfMonth = (of: string) => hrefOf({ month: of === monthOf(today) ? null : of });
  const present = useRef<HTMLTableCellElement>(null);
  // A narrow window shows some days only: those from today on, or from the first of another month.
  useLayoutEffect(() => {
    const cell = present.current;
    const person = cell?.parentElement?.firstElementChild;
    box.current?.scrollTo({
      left: cell ? cell.offsetLeft - (person?.clientWidth ?? 0) : 0,
      behavior: 'instant',
    });
  }, [box, month]);
  const look = (day: string) => ({
    'data-off': isOff(day) || undefined,
    'data-today': day === today || undefined,
  });
  const title = monthAndYear(month);

  return (
    <Panel
      title={title}
      aside={
        <Steps
          aria-label="Month"
          before={{ href: hrefOfMonth(addMonths(month, -1)), 'aria-label': 'Previous month' }}
          home={{ href: hrefOfMonth(monthOf(today)), children: 'This month' }}
          after={{ href: hrefOfMonth(addMonths(month, 1)), 'aria-label': 'Next month' }}
        />
      }
    >
      <VisuallyHidden role="status">{title}</VisuallyHidden>
      {teams.length > 1 && (
        <ChoiceField
          label="Team"
          labelHidden
          className={s.team}
          placeholder="All teams"
          value={chosen ?? ''}
          choices={teams.map((name) => ({ value: name, label: name }))}
          onChange={({ target }) => onTeam(target.value || null)}
        />
      )}
      {rows.length === 0 ? (
        <Empty title="No staff yet">Add an employee or an intern, and their leave appears here.</Empty>
      ) : (
        <div
          ref={box}
          className={s.box}
          {...(overflows && { role: 'group', 'aria-label': `Leave in ${title}`, tabIndex: 0 })}
        >
          <table className={s.table}>
            <caption>
              <VisuallyHidden>Leave in {title}, by person and day</VisuallyHidden>
            </caption>
            <thead>
              <tr>
                <th scope="col" className={s.person}>
                  Person
                </th>
                {days.map((day) => (
                  <th
                    key={day}
                    ref={day === today ? present : undefined}
                    scope="col"
                    className={s.day}
                    title={holidayOn.get(day)?.name}
                    {...look(day)}
                  >
                    <span aria-hidden="true" className={s.weekday}>
                      {shortWeekday(day).slice(0, 2)}
                    </span>
                    <span aria-hidden="true">{dayOfMonth(day)}</span>
                    <VisuallyHidden>
                      {[longDay(day), holidayOn.get(day)?.name].filter(Boolean).join(', ')}
                    </VisuallyHidden>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((person) => {
                const own = byPerson.get(person.id);
                return (
                  <tr key={person.id}>
                    <th scope="row" className={s.person}>
                      {person.name}
                    </th>
                    {days.map((day, index) => {
                      const one = own?.get(day);
                      if (!one) return <td key={day} className={s.cell} {...look(day)} />;
                      return (
                        <td key={day} className={s.cell} {...look(day)}>
                          <LeaveCell
                            name={person.name}
                            leave={one}
                            kind={one.kindId === undefined ? away : kindById.get(one.kindId)}
                            isStart={index === 0 || own?.get(days[index - 1]!) !== one}
                            {...{ day, today, hrefOfLeave }}
                          />
                        </td>
                      );
                    })}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </div>
      )}
      <CalendarLegend isPublic={isPublic} kinds={leaveKinds} />
    </Panel>
  );
}
