import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSample } from '@/dashboard/sample/create-sample';
import { EmployeeLeaveScreen } from '@/dashboard/screens/leave/own-leave';
import { OwnProjectsScreen } from '@/dashboard/screens/projects/own-projects-screen';
import { OfflineError } from '@/dashboard/store/synced/requests';
import type { SharedPortal } from '@/dashboard/store/synced/shared-portal';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { portalPath } from '@/routes/portal-paths';
import { stubResizeObserver } from '../../stubs';
import { inWorkspace } from '../in-workspace';

function open(Screen: typeof EmployeeLeaveScreen, path: string, shared?: SharedPortal) {
  history.replaceState(null, '', path);
  const workspace = { ...createMemoryWorkspace(createSample('2026-11-18'), 'test-employee'), shared };
  render(<Screen />, { wrapper: inWorkspace(workspace, 'employee') });
}

const shared = {} as SharedPortal;
const ferry = portalPath('employee-projects', { id: 'harbour-ferry' });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  stubResizeObserver();
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

it.each([
  ['on a device', undefined],
  ['in a shared portal', shared],
])('offers a team calendar %s', (_, server) => {
  open(EmployeeLeaveScreen, portalPath('employee-leave'), server);
  expect(screen.getByRole('link', { name: 'Team calendar' })).toBeInTheDocument();
});

it('shows the used budget of a project on a device', () => {
  open(OwnProjectsScreen, ferry);
  expect(screen.getByRole('link', { name: 'Budget used' })).toBeInTheDocument();
});

it('shows the used budget of a project in a shared portal, whose server adds up the time of others', async () => {
  const readProjectTime = vi.fn<SharedPortal['readProjectTime']>(async () => [
    { day: '2026-11-17', minutes: 6000 },
  ]);
  open(OwnProjectsScreen, ferry, { readProjectTime } as Partial<SharedPortal> as SharedPortal);
  expect(screen.getByRole('link', { name: 'Your hours' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Budget used' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Logged' }).closest('div')).toHaveTextContent(
    'Logged262 h161.75 h by you',
  );
  expect(readProjectTime).toHaveBeenCalledExactlyOnceWith('harbour-ferry');
});

it('shows own hours of a project while the server cannot be reached, and reads the others on request', async () => {
  const readProjectTime = vi
    .fn<SharedPortal['readProjectTime']>()
    .mockRejectedValueOnce(new OfflineError('The server can’t be reached.'))
    .mockResolvedValue([]);
  open(OwnProjectsScreen, ferry, { readProjectTime } as Partial<SharedPortal> as SharedPortal);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    'The hours of the team could not be read, so this page shows only yours. Check the connection. Try again',
  );
  expect(screen.getByRole('link', { name: 'Your hours' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Budget used' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says that the server lacks the hours of the team where it is older than the page', async () => {
  const message = 'The server is older than this page, and does not have this yet.';
  const readProjectTime = () => Promise.reject(new Error(message));
  open(OwnProjectsScreen, ferry, { readProjectTime } as Partial<SharedPortal> as SharedPortal);
  expect(await screen.findByRole('alert')).toHaveTextContent(`shows only yours. ${message} Try again`);
});
