import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Leave, Person, SeedRecords } from '@/dashboard/model/records/records';
import { LeaveEffect } from '@/dashboard/parts/leave-effect/leave-effect';
import { createSample } from '@/dashboard/sample/create-sample';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { inWorkspace } from '../in-workspace';

const sample = createSample('2026-11-18');
const [me, colleague] = ['test-employee', 'ilan-voss'].map((id) => ({
  ...sample.people!.find((person) => person.id === id)!,
  team: 'Studio',
}));
const days = { firstDay: '2026-11-25', lastDay: '2026-11-27', startsHalf: false, endsHalf: false };

const leaveOf = (status: Leave['status']): Leave => ({
  ...sample.leave![0]!,
  ...days,
  id: 'theirs',
  personId: colleague!.id,
  status,
});

function show(
  status: Leave['status'],
  own: boolean,
  more: SeedRecords = {},
  half: Partial<typeof days> = {},
  person: Person = me!,
  people: readonly Person[] = [me!, colleague!],
) {
  const workspace = createMemoryWorkspace({ ...sample, leave: [leaveOf(status)], ...more }, me!.id);
  render(
    <LeaveEffect
      draft={{ ...days, ...half, personId: me!.id, kindId: 'holiday', note: '' }}
      id={null}
      person={person}
      people={people}
      own={own}
    />,
    { wrapper: inWorkspace(workspace, own ? 'employee' : 'admin') },
  );
  return screen.queryByText(/^Also away/) !== null;
}

it.each([
  ['approved', true, true],
  ['requested', true, false],
  ['approved', false, true],
  ['requested', false, true],
] as const)('says that a colleague with %s leave is away (own leave: %s): %s', (status, own, isSaid) => {
  expect(show(status, own)).toBe(isSaid);
});

it('does not say that a colleague is away whose last day is before the leave', () => {
  const isSaid = (endsOn: string) => {
    cleanup();
    return show('approved', false, {}, {}, me!, [me!, { ...colleague!, endsOn }]);
  };
  expect(isSaid('2026-11-24')).toBe(false);
  expect(isSaid('2026-11-25')).toBe(true);
});

it('names the time logged on whole working days of the leave', () => {
  const logged = (...rows: readonly (readonly [day: string, minutes: number, personId?: string])[]) => ({
    timeEntries: rows.map(([day, minutes, personId = me!.id], index) => ({
      ...sample.timeEntries![0]!,
      id: `entry-${index}`,
      personId,
      day,
      minutes,
    })),
  });
  const text = /logged on these days/;
  show('requested', false, logged(['2026-11-25', 60], ['2026-11-27', 30], ['2026-11-28', 45]));
  expect(screen.getByText(text)).toHaveTextContent(`1 h 30 min is logged on these days.`);
  cleanup();
  // Outside the leave, and of somebody else.
  show('requested', false, logged(['2026-11-24', 60], ['2026-11-25', 60, colleague!.id]));
  expect(screen.queryByText(text)).toBeNull();
  cleanup();
  // The morning of a day whose afternoon is a public holiday.
  const eve = { id: 'eve', revision: 1, day: '2026-11-25', name: 'Eve', half: true, source: '' };
  show('requested', false, { ...logged(['2026-11-25', 240]), holidays: [eve] });
  expect(screen.getByText(text)).toHaveTextContent('4 h is logged on these days.');
  cleanup();
  // The morning before leave from midday.
  show('requested', false, logged(['2026-11-25', 240]), { startsHalf: true });
  expect(screen.queryByText(text)).toBeNull();
});

it('names the meetings with an intern at that time', () => {
  const meeting = { ...sample.meetings![0]!, mentorId: me!.id, internId: colleague!.id };
  show('requested', true, { events: [], meetings: [{ ...meeting, startsAt: '2026-11-26T10:00' }] });
  expect(screen.getByText(`You have 1 event at this time: Meeting with ${colleague!.name}.`)).toBeVisible();
  cleanup();
  show('requested', true, { events: [], meetings: [{ ...meeting, startsAt: '2026-11-30T10:00' }] });
  expect(screen.queryByText(/at this time/)).toBeNull();
});

it('warns of leave after the last day, and counts only the days before it', () => {
  const standard = { id: 'standard', revision: 1, personId: null, year: 2026, days: 25, carriedOver: 0 };
  const text = (endsOn: string | null) => {
    cleanup();
    show(
      'requested',
      false,
      { leave: [], holidays: [], leaveAllowances: [standard] },
      {},
      { ...me!, endsOn },
    );
    return screen.getByText(/working days/).parentElement!;
  };
  expect(text(null)).toHaveTextContent('3 working days; 22 left after this.');
  expect(text('2026-11-27')).not.toHaveTextContent('does not count');
  expect(text('2026-11-26')).toHaveTextContent(
    `3 working days; 23 left after this.The last day of ${me!.name} is 26 Nov 2026. Leave after it does not count.`,
  );
  expect(text('2026-11-10')).toHaveTextContent(/^3 working days\.The last day/);
});
