import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { timesheetOf } from '@/dashboard/commands/time/timesheets';
import { segmented } from '@/dashboard/parts/form/date-field/segmented';
import { SegmentedField } from '@/dashboard/parts/form/date-field/segmented-field';
import { createSample } from '@/dashboard/sample/create-sample';
import type { Week } from '@/dashboard/screens/time/week/use-week';
import { WeekToolbar } from '@/dashboard/screens/time/week/week-toolbar';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { stubMedia } from '../../stubs';
import { inWorkspace } from '../in-workspace';

const monday = '2026-11-16';

/** The field that the toolbar has: of a mouse, or null for that of a phone. Another file may have loaded the first. */
const hasField = (field: typeof SegmentedField | null) =>
  vi.spyOn(segmented, 'current').mockReturnValue(field);

beforeEach(() => {
  stubMedia(false);
  hasField(null);
});

function openToolbar(goTo = vi.fn()) {
  const week = {
    monday,
    today: '2026-11-18',
    timeZone: 'UTC',
    sheet: timesheetOf([], 'test-employee', monday),
    hrefOf: (day: string) => `/week/${day}`,
    goTo,
  } as unknown as Week;
  render(<WeekToolbar week={week} />, {
    wrapper: inWorkspace(createMemoryWorkspace(createSample('2026-11-18'), 'test-employee'), 'employee'),
  });
  return goTo;
}

const fieldOf = () => screen.getByLabelText('Go to the week of');

const enter = (field: HTMLElement, day: string) => fireEvent.change(field, { target: { value: day } });

it.each([
  ['leaves the field', (field: HTMLElement) => fireEvent.blur(field)],
  ['presses Enter', (field: HTMLElement) => fireEvent.submit(field.closest('form')!)],
])('a week of the year 1 says why it cannot open when the user %s', (_, end) => {
  const goTo = openToolbar();
  const field = fieldOf();
  enter(field, '0001-11-16');
  expect(screen.getByRole('alert').textContent).toBe('');
  end(field);
  expect(screen.getByRole('alert').textContent).toBe(
    'This date does not exist, or is not in the years 1900 to 2199. Enter its day, month and year.',
  );
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
  expect(field).toHaveProperty('value', '0001-11-16');
  expect(goTo).not.toHaveBeenCalled();
  enter(field, '2026-11-04');
  expect(goTo).toHaveBeenCalledWith('2026-11-04');
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('an emptied field shows the day of the week again', () => {
  const goTo = openToolbar();
  const field = fieldOf();
  enter(field, '');
  fireEvent.blur(field);
  expect(field).toHaveProperty('value', monday);
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(goTo).not.toHaveBeenCalled();
});

it('an incomplete date is an error of each part once the focus has left the field and its calendar', () => {
  hasField(SegmentedField);
  openToolbar();
  const parts = () => screen.getAllByRole('spinbutton');
  const button = screen.getByRole('button', { name: 'Go to the week of: open the calendar' });
  act(() => parts()[0]!.focus());
  fireEvent.keyDown(parts()[0]!, { key: 'Backspace' });
  fireEvent.keyDown(parts()[0]!, { key: 'Backspace' });
  act(() => button.focus());
  expect(screen.getByRole('alert').textContent).toBe('');
  act(() => button.blur());
  expect(screen.getByRole('alert').textContent).toMatch(/^This date does not exist/);
  for (const part of parts()) {
    expect(part.getAttribute('aria-invalid')).toBe('true');
    expect(part.getAttribute('aria-describedby')).toContain(screen.getByRole('alert').id);
  }
});

it('an incomplete date in the field of a phone is an error once the focus has left it', () => {
  openToolbar();
  const field = fieldOf();
  Object.defineProperty(field, 'validity', { value: { badInput: true } });
  fireEvent.blur(field);
  expect(screen.getByRole('alert').textContent).toMatch(/^This date does not exist/);
});
