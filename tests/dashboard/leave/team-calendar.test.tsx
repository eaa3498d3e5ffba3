import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Leave, Person } from '@/dashboard/model/records/records';
import { createSample } from '@/dashboard/sample/create-sample';
import { TeamCalendar } from '@/dashboard/screens/leave/calendar/team-calendar';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { stubResizeObserver } from '../../stubs';
import { inWorkspace } from '../in-workspace';
import { leaveOf } from './leave-records';

const today = '2026-11-18';
const sample = createSample(today);
const ada = sample.people!.find(({ name }) => name === 'Ada Renn')!;

beforeEach(() => {
  stubResizeObserver();
  Element.prototype.scrollTo = () => {};
});

/** The row of Ada in the calendar of November. */
function rowOfAda(person: Partial<Person>, leave: readonly Leave[], hrefOfLeave?: (id: string) => string) {
  const people = sample.people!.map((one) => (one.id === ada.id ? { ...ada, ...person } : one));
  const workspace = createMemoryWorkspace({ ...sample, people, leave }, 'test-admin');
  const props = { today, month: null, team: null, hrefOf: () => '', onTeam: () => {}, hrefOfLeave };
  render(<TeamCalendar {...props} />, { wrapper: inWorkspace(workspace) });
  return within(screen.getByRole('row', { name: /^Ada Renn/ }));
}

const away = (id: string, firstDay: string, lastDay: string): Leave =>
  leaveOf({ id, personId: ada.id, firstDay, lastDay, status: 'approved' });

it('the team calendar shows no leave after the last day of a person', () => {
  const row = rowOfAda({ endsOn: '2026-11-24' }, [away('a', '2026-11-23', '2026-11-27')]);
  expect(row.getAllByText('Away')).toHaveLength(2);
});

it('the team calendar shows no leave before the first day of a person, and links the first day that it shows', () => {
  const row = rowOfAda(
    { joinedOn: '2026-11-24' },
    [away('a', '2026-11-23', '2026-11-27')],
    (id) => `/leave/${id}`,
  );
  expect(row.getByRole('link')).toHaveAttribute('href', '/leave/a');
  expect(row.getAllByRole('cell').filter((cell) => cell.childElementCount > 0)).toHaveLength(4);
});
