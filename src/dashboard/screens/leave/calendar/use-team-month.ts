import { useMemo } from 'react';
import { overlap } from '@/dashboard/days/day-range';
import { daysOf, monthOf, monthRange } from '@/dashboard/days/days';
import { isDay } from '@/dashboard/days/moments';
import { isLive } from '@/dashboard/figures/leave';
import { isStaff } from '@/dashboard/figures/planned-time';
import { teamsOf } from '@/dashboard/figures/teams';
import { employment } from '@/dashboard/figures/terms';
import { holidaysByDay, isWorkday } from '@/dashboard/figures/time-off';
import { useLeaveRecords } from '@/dashboard/hooks/use-leave-records';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { publicLeave, type PublicLeave } from '@/dashboard/model/public-leave';
import { byName } from '@/lib/compare';

/** Leave in the calendar. That of colleagues has no kind. */
export type ShownLeave = PublicLeave & { kindId?: string };

export interface TeamMonthOptions {
  today: string;
  /** `2026-11`, as the address has it. */
  month: string | null;
  team: string | null;
  /** Whether it shows only who is away, as colleagues see it: no kinds, and no requests. */
  isPublic: boolean;
}

/** The people of a team in a month, with their leave by day within their employment, and the days that nobody works on. */
export function useTeamMonth({ today, month: asked, team, isPublic }: TeamMonthOptions) {
  const people = useRecords('people');
  const { leave, leaveKinds, holidays, workdays } = useLeaveRecords();
  const month = asked !== null && isDay(`${asked}-15`) ? asked : monthOf(today);
  const { first, last } = monthRange(month);
  const days = useMemo(() => daysOf({ first, last }), [first, last]);
  const staff = useMemo(
    () => people.filter((person) => isStaff(person) && person.status === 'active').sort(byName),
    [people],
  );
  const teams = teamsOf(staff);
  const chosen = teams.find((name) => name === team) ?? null;
  const inTeam = chosen === null ? staff : staff.filter((person) => person.team === chosen);
  const byPerson = useMemo(() => {
    const employed = new Map(staff.map((person) => [person.id, employment(person)]));
    const map = new Map<string, Map<string, ShownLeave>>();
    for (const one of leave) {
      const shown = isPublic ? publicLeave(one) : isLive(one) ? one : null;
      const worked = shown && employed.get(shown.personId);
      const inMonth = worked && overlap({ first, last }, worked);
      const range = inMonth && overlap(inMonth, { first: shown.firstDay, last: shown.lastDay });
      if (!range) continue;
      const own = map.get(shown.personId) ?? new Map<string, ShownLeave>();
      map.set(shown.personId, own);
      for (const day of daysOf(range)) if (!own.has(day)) own.set(day, shown);
    }
    return map;
  }, [leave, staff, first, last, isPublic]);
  // Colleagues look for the people who are away.
  const rows = isPublic
    ? [...inTeam].sort((a, b) => Number(byPerson.has(b.id)) - Number(byPerson.has(a.id)))
    : inTeam;
  const kindById = useMemo(() => new Map(leaveKinds.map((kind) => [kind.id, kind])), [leaveKinds]);
  const holidayOn = holidaysByDay(holidays);
  const isOff = (day: string) => !isWorkday(day, { workdays }) || holidayOn.has(day);

  return { month, days, teams, chosen, rows, byPerson, leaveKinds, kindById, holidayOn, isOff };
}
