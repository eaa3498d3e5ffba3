import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import type { Once } from '@/lib/once-unless-failed';
import { expect, it, vi } from 'vitest';
import { ScreenBoundary, screenLoader } from '@/dashboard/shell/screen-boundary';

const Fine = () => <h1>Employees</h1>;
const Broken = (): never => {
  throw new Error('broken');
};
const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {});
const boundary = (load: Once<ComponentType>) => <ScreenBoundary load={load} fallback={<p>On its way</p>} />;

it('shows what waits, and then the screen', async () => {
  render(boundary(screenLoader(async () => Fine)));
  expect(screen.getByText('On its way')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Employees' })).toBeInTheDocument();
});

it('fetches a screen once, and has it at once the next time', async () => {
  const load = vi.fn(async () => Fine);
  const loader = screenLoader(load);
  const { unmount } = render(boundary(loader));
  await screen.findByRole('heading', { name: 'Employees' });
  unmount();
  render(boundary(loader));
  expect(screen.getByRole('heading', { name: 'Employees' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

it('tries again what did not come, and offers to load the page where that fails too', async () => {
  quiet();
  const load = vi
    .fn<() => Promise<ComponentType>>()
    .mockRejectedValueOnce(new Error('no connection'))
    .mockRejectedValueOnce(new Error('no connection'))
    .mockResolvedValue(Fine);
  render(boundary(screenLoader(load)));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Employees' })).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(3);
});

it('catches a screen that fails while it is drawn', async () => {
  quiet();
  render(boundary(screenLoader(async () => Broken)));
  expect(await screen.findByRole('alert')).toHaveTextContent('This screen could not be shown');
});
