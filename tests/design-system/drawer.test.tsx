import { Globals } from '@react-spring/web';
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Drawer } from '@/design-system/drawer/drawer';
import { stubDialog, stubMedia } from '../stubs';

beforeEach(() => {
  stubDialog();
  Globals.assign({ skipAnimation: true });
});
afterEach(() => Globals.assign({ skipAnimation: false }));

function show({ reduced }: { reduced: boolean }) {
  stubMedia(reduced);
  const drawer = (open: boolean) => (
    <Drawer open={open} title="Project details" onClose={() => {}}>
      <p>Timetable, tide and ticket</p>
    </Drawer>
  );
  const { rerender, unmount } = render(drawer(true));
  const panel = screen.getByText('Project details').closest('dialog')!.lastElementChild as HTMLElement;
  return { panel, unmount, setOpen: (open: boolean) => rerender(drawer(open)) };
}

it('moves its panel', () => {
  const { panel } = show({ reduced: false });
  expect(panel.style.getPropertyValue('--shift')).not.toBe('');
  expect(panel.style.opacity).toBe('');
});

it('only fades its panel under reduced motion', () => {
  const { panel } = show({ reduced: true });
  expect(panel.style.getPropertyValue('--shift')).toBe('');
  expect(panel.style.opacity).not.toBe('');
});

it('unlocks the page when the drawer unmounts while open', () => {
  const { unmount } = show({ reduced: false });
  expect(document.documentElement.style.overflow).toBe('hidden');
  unmount();
  expect(document.documentElement.style.overflow).toBe('');
});

it('puts focus on its close button', () => {
  show({ reduced: false });
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

it.each(['before', 'during'])(
  'closes when its address does so %s the first frame of its entrance',
  async (moment) => {
    Globals.assign({ skipAnimation: false });
    const { panel, setOpen } = show({ reduced: false });
    const dialog = panel.closest('dialog')!;
    expect(dialog.open).toBe(true);
    if (moment === 'during') await new Promise((resolve) => setTimeout(resolve, 100));
    setOpen(false);
    await waitFor(() => expect(dialog.open).toBe(false));
    expect(dialog).toBeEmptyDOMElement();
  },
);
