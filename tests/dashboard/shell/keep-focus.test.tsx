import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { keepFocus } from '@/dashboard/shell/keep-focus';
import { nextPaint } from '@/platform/next-paint';

function Kept({ children }: { children: ReactNode }) {
  useEffect(keepFocus, []);
  return <main>{children}</main>;
}

function Days() {
  const [days, setDays] = useState(['Easter', 'Labour Day', 'Christmas']);
  return (
    <Kept>
      <section>
        <h2>Public holidays</h2>
        {days.length > 0 && (
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
        )}
      </section>
    </Kept>
  );
}

const pressEnter = (name: string) => {
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
};

it('gives the focus of a removed row to the row in its place, the last one, then the heading', async () => {
  render(<Days />);
  pressEnter('Remove Easter');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change Labour Day' })).toHaveFocus());
  pressEnter('Remove Christmas');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Change Labour Day' })).toHaveFocus());
  pressEnter('Remove Labour Day');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Public holidays' })).toHaveFocus());
});

function Notice() {
  const [isUnread, setUnread] = useState(true);
  const [isOpen, setOpen] = useState(true);
  return (
    <Kept>
      <h1>Notifications</h1>
      <ul>
        <li>
          <a href="/task">A task is due</a>
          {isUnread && (
            <button type="button" onClick={() => setUnread(false)}>
              Mark as read
            </button>
          )}
        </li>
      </ul>
      {isOpen && (
        <button type="button" onClick={() => setOpen(false)}>
          Clear the filters
        </button>
      )}
    </Kept>
  );
}

it('gives the focus of a removed button to its row, or to the heading of the screen', async () => {
  render(<Notice />);
  pressEnter('Mark as read');
  await waitFor(() => expect(screen.getByRole('link', { name: 'A task is due' })).toHaveFocus());
  pressEnter('Clear the filters');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Notifications' })).toHaveFocus());
});

function Moved() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Kept>
      <h1>Notes</h1>
      {isOpen && (
        <button type="button" onClick={() => setOpen(false)}>
          Save
        </button>
      )}
      <input aria-label="Note" />
    </Kept>
  );
}

it('leaves the focus where the screen moved it, and where the user left it', async () => {
  const { unmount } = render(<Moved />);
  pressEnter('Save');
  screen.getByRole('textbox').focus();
  await nextPaint();
  await nextPaint();
  expect(screen.getByRole('textbox')).toHaveFocus();
  unmount();
  render(<Moved />);
  const save = screen.getByRole('button');
  save.focus();
  save.blur();
  await nextPaint();
  save.click();
  await nextPaint();
  await nextPaint();
  expect(document.body).toHaveFocus();
});
