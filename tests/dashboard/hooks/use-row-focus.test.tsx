import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useRowFocus } from '@/dashboard/parts/focus-on-change/use-row-focus';

function Days() {
  const [days, setDays] = useState(['Easter', 'Labour Day', 'Christmas']);
  return (
    <section ref={useRowFocus(days.length)}>
      <button type="button">Add a day</button>
      <ul>
        {days.map((day) => (
          <li key={day}>
            <button type="button">Change {day}</button>
            <button type="button" onClick={() => setDays(days.filter((other) => other !== day))}>
              Remove {day}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

it('gives the focus of a removed row to the row in its place, the last one, then the first button', async () => {
  const user = userEvent.setup();
  render(<Days />);
  const remove = (day: string) => user.click(screen.getByRole('button', { name: `Remove ${day}` }));
  await remove('Easter');
  expect(screen.getByRole('button', { name: 'Change Labour Day' })).toHaveFocus();
  await remove('Christmas');
  expect(screen.getByRole('button', { name: 'Change Labour Day' })).toHaveFocus();
  await remove('Labour Day');
  expect(screen.getByRole('button', { name: 'Add a day' })).toHaveFocus();
});
