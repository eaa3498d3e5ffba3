import { useLayoutEffect, useMemo, useRef } from 'react';
import { Link } from '@/design-system/link/link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { addMonths, daysOf, monthOf, monthRange } from '@/dashboard/days/days';
import { isDay } from '@/dashboard/days/moments';
import { isLive } from '@/dashboard/figures/leave';
import { teamsOf } from '@/dashboard/figures/teams';
import { holidaysByDay, isWorkday } from '@/dashboard/figures/time-off';
import { isStaff } from '@/dashboard/figures/planned-time';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { publicLeave, type Absence } from '@/dashboard/model/public-leave';
import { Empty } from '@/dashboard/parts/empty/empty';
import { useOverflow } from '@/dashboard/parts/figure-table/use-overflow';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Steps } from '@/dashboard/parts/steps/steps';
import { KindMark } from '@/dashboard/screens/leave/kind-mark';
import { useLeaveRecords } from '@/dashboard/hooks/use-leave-records';
import { dayOfMonth, longDay, monthAndYear, shortWeekday } from '@/dashboard/words/day';
import { deletedKind, leaveStatusNames, leaveWords } from '@/dashboard/words/leave';
import * as s from './team-calendar.module.scss';

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

/** The kind of all leave of colleagues. */
const away = { name: 'Away', colour: 'blue' } as const;

/** Everybody's leave in a month, with the days that nobody works on. */
export function TeamCalendar({ today, month: asked, team, hrefOf, onTeam, hrefOfLeave }: TeamCalendarProps) {
  const people = useRecords('people');
  const { leave, leaveKinds, holidays, workdays } = useLeaveRecords();
  const [box, overflows] = useOverflow<HTMLDivElement>();
  const month = asked !== null && isDay(`${asked}-15`) ? asked : monthOf(today);
  const hrefOfMonth = (of: string) => hrefOf({ month: of === monthOf(today) ? null : of });
  const { first, last } = monthRange(month);
  const days = useMemo(() => daysOf({ first, last }), [first, last]);
  const staff = useMemo(
    () =>
      people
        .filter((person) => isStaff(person) && person.status === 'active')
        .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    [people],
  );
  const teams = teamsOf(staff);
  const chosen = teams.find((name) => name === team) ?? null;
  const inTeam = chosen === null ? staff : staff.filter((person) => person.team === chosen);
  const isPublic = hrefOfLeave === undefined;
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
  const byPerson = useMemo(() => {
    const map = new Map<string, (Absence & { kindId?: string })[]>();
    for (const one of leave) {
      const shown = isPublic ? publicLeave(one) : isLive(one) ? one : null;
      if (!shown || shown.lastDay < first || shown.firstDay > last) continue;
      map.set(shown.personId, [...(map.get(shown.personId) ?? []), shown]);
    }
    return map;
  }, [leave, first, last, isPublic]);
  // Colleagues look for the people who are away.
  const rows = isPublic
    ? [...inTeam].sort((a, b) => Number(byPerson.has(b.id)) - Number(byPerson.has(a.id)))
    : inTeam;
  const kindById = useMemo(() => new Map(leaveKinds.map((kind) => [kind.id, kind])), [leaveKinds]);
  const holidayOn = holidaysByDay(holidays);
  const look = (day: string) => ({
    'data-off': !isWorkday(day, { workdays }) || holidayOn.has(day) || undefined,
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
                const own = byPerson.get(person.id) ?? [];
                return (
                  <tr key={person.id}>
                    <th scope="row" className={s.person}>
                      {person.name}
                    </th>
                    {days.map((day) => {
                      const one = own.find(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay);
                      if (!one) return <td key={day} className={s.cell} {...look(day)} />;
                      const kind = one.kindId === undefined ? away : kindById.get(one.kindId);
                      const name = kind?.name ?? deletedKind;
                      const isStart = day === one.firstDay || day === first;
                      const half =
                        (one.startsHalf && day === one.firstDay && 'afternoon') ||
                        (one.endsHalf && day === one.lastDay && 'morning') ||
                        undefined;
                      const words = `${name}${half ? `, ${half}` : ''}`;
                      return (
                        <td key={day} className={s.cell} {...look(day)}>
                          {isStart && hrefOfLeave ? (
                            <Link
                              href={hrefOfLeave(one.id)}
                              className={s.leave}
                              data-colour={kind?.colour ?? 'grey'}
                              data-status={one.status}
                              data-half={half}
                              title={`${name}, ${leaveWords(one, today)}`}
                              aria-label={`${person.name}: ${name}, ${leaveWords(one, today)}, ${leaveStatusNames[one.status].toLowerCase()}`}
                            />
                          ) : (
                            <span
                              className={s.leave}
                              data-colour={kind?.colour ?? 'grey'}
                              data-status={one.status}
                              data-half={half}
                              title={isStart ? `${name}, ${leaveWords(one, today)}` : undefined}
                            >
                              <VisuallyHidden>{words}</VisuallyHidden>
                            </span>
                          )}
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
      <ul role="list" className={s.legend}>
        {isPublic ? (
          <li>
            <KindMark {...away} />
          </li>
        ) : (
          <>
            {leaveKinds.map(({ id, name, colour }) => (
              <li key={id}>
                <KindMark name={name} colour={colour} />
              </li>
            ))}
            <li>Outlined: waiting for a decision</li>
          </>
        )}
      </ul>
    </Panel>
  );
}
