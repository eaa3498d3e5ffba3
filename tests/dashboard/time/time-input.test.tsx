import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { TimeInput } from '@/dashboard/parts/time-input/time-input';

it('saves a typed time where Back takes the field away', async () => {
  const save = vi.fn(async () => null);
  const { unmount } = render(<TimeInput aria-label="Time" minutes={0} onCommit={save} />);
  await userEvent.type(screen.getByLabelText('Time'), '0:45');
  expect(save).not.toHaveBeenCalled();
  unmount();
  expect(save).toHaveBeenCalledExactlyOnceWith({ minutes: 45, base: 0 });
});

it('does not send a rejected time again where Back takes the field away', async () => {
  const save = vi.fn(async () => 'The day has 24 hours.');
  const { unmount } = render(<TimeInput aria-label="Time" minutes={0} onCommit={save} />);
  await userEvent.type(screen.getByLabelText('Time'), '23:00{Enter}');
  await screen.findByRole('alert');
  unmount();
  expect(save).toHaveBeenCalledTimes(1);
});
