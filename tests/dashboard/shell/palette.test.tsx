import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { memoryLocation } from 'wouter/memory-location';
import { WorkspaceProvider } from '@/dashboard/hooks/use-workspace';
import { createSample } from '@/dashboard/sample/create-sample';
import { Palette } from '@/dashboard/shell/palette/palette';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { RouterProvider } from '@/design-system/link/router-provider';
import { removeStored } from '@/platform/storage';
import { portalPath } from '@/routes/portal-paths';
import { stubDialog, stubMedia } from '../../stubs';

beforeEach(() => {
  removeStored('palette-recent:admin');
  stubMedia(true);
  stubDialog();
  Element.prototype.scrollIntoView = () => {};
});

async function openPalette() {
  const { hook, searchHook, history } = memoryLocation({ path: '/', record: true });
  const workspace = createMemoryWorkspace(createSample('2026-11-18'), 'test-admin');
  await act(async () => {
    render(
      <RouterProvider hook={hook} searchHook={searchHook}>
        <WorkspaceProvider workspace={workspace} role="admin">
          <Palette role="admin" typed="" onSignOut={() => {}} onClose={() => {}} />
        </WorkspaceProvider>
      </RouterProvider>,
    );
  });
  return { field: screen.getByRole('combobox', { name: /^Search pages/ }), history };
}

it('Enter takes an answer to the typed words before the list shows it', async () => {
  const { field, history } = await openPalette();
  act(() => {
    fireEvent.change(field, { target: { value: 'annual report' } });
    fireEvent.keyDown(field, { key: 'Enter' });
  });
  expect(history.at(-1)).toBe(portalPath('annual-report'));
});

it('Enter takes an answer while the list still says that nothing was found', async () => {
  const { field, history } = await openPalette();
  fireEvent.change(field, { target: { value: 'qqqq zzzz' } });
  expect(screen.getByText('Nothing found for “qqqq zzzz”.')).toBeInTheDocument();
  act(() => {
    fireEvent.change(field, { target: { value: 'annual report' } });
    fireEvent.keyDown(field, { key: 'Enter' });
  });
  expect(history.at(-1)).toBe(portalPath('annual-report'));
});

it('Enter does nothing before the list says that nothing was found', async () => {
  const { field, history } = await openPalette();
  act(() => {
    fireEvent.change(field, { target: { value: 'qqqq zzzz' } });
    fireEvent.keyDown(field, { key: 'Enter' });
  });
  expect(history).toEqual(['/']);
});
