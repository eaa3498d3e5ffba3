import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WorkspaceProvider } from '@/dashboard/hooks/use-workspace';
import { createSample } from '@/dashboard/sample/create-sample';
import { EmployeeLeaveScreen } from '@/dashboard/screens/leave/own-leave';
import { OwnProjectsScreen } from '@/dashboard/screens/projects/own-projects-screen';
import type { SharedPortal } from '@/dashboard/store/synced/shared-portal';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { portalPath } from '@/routes/portal-paths';

function open(Screen: typeof EmployeeLeaveScreen, path: string, shared?: SharedPortal) {
  history.replaceState(null, '', path);
  const workspace = { ...createMemoryWorkspace(createSample('2026-11-18'), 'test-employee'), shared };
  render(
    <WorkspaceProvider workspace={workspace} role="employee">
      <Screen />
    </WorkspaceProvider>,
  );
}

const shared = {} as SharedPortal;
const ferry = portalPath('employee-projects', { id: 'harbour-ferry' });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

it('offers a team calendar on a device', () => {
  open(EmployeeLeaveScreen, portalPath('employee-leave'));
  expect(screen.getByRole('link', { name: 'Team calendar' })).toBeInTheDocument();
});

it('offers no team calendar in a shared portal, which sends employees no leave of colleagues', () => {
  open(EmployeeLeaveScreen, portalPath('employee-leave', { show: 'calendar' }), shared);
  expect(screen.queryByRole('link', { name: 'Team calendar' })).toBeNull();
  expect(screen.getByRole('region', { name: 'New request' })).toBeInTheDocument();
});

it('shows the used budget of a project on a device', () => {
  open(OwnProjectsScreen, ferry);
  expect(screen.getByRole('link', { name: 'Budget used' })).toBeInTheDocument();
});

it('shows own hours in a shared portal, which sends employees no time of colleagues', () => {
  open(OwnProjectsScreen, ferry, shared);
  expect(screen.getByRole('link', { name: 'Your hours' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Budget used' })).toBeNull();
});
