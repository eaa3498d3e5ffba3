import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { newClient } from '@/dashboard/commands/projects/client-changes';
import { put } from '@/dashboard/model/change';
import { ProjectImportDialog } from '@/dashboard/screens/projects/import/project-import-dialog';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { buildProject } from '../build-project';
import { entryOf, person, settings } from '../time/records';
import { write } from '../write';
import { stubDialog, stubMedia, stubResizeObserver } from '../../stubs';
import { inWorkspace } from '../in-workspace';

beforeEach(() => {
  stubDialog();
  stubMedia(true);
  stubResizeObserver();
});

it('time that somebody logs updates the effects of an import of projects, and does not check the file again', async () => {
  const admin = { ...person, id: 'test-admin', kind: 'admin' as const, name: 'Test Admin' };
  const workspace = createMemoryWorkspace(
    {
      people: [person, admin],
      clients: [newClient('Kiln', 'kiln')],
      projects: [buildProject({ id: 'site', name: 'Site', clientId: null })],
      timeEntries: [entryOf({ id: 'a', projectId: 'site' })],
      settings: [settings],
    },
    admin.id,
  );
  render(<ProjectImportDialog onClose={() => {}} />, { wrapper: inWorkspace(workspace) });
  const file = new File(['Project,Client\nSite,Kiln\nNew shop,Kiln\n'], 'projects.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText(/^CSV file/), { target: { files: [file] } });
  const effect = (time: string) =>
    `Site moves to Kiln. After this change, ${time} of unbilled time can be invoiced to Kiln.`;
  await waitFor(() => expect(screen.getByText(effect('1 h'))).toBeInTheDocument());
  // Each check makes another record of a new project, and so another row.
  const row = screen.getByRole('row', { name: /^New shop/ });
  await act(() =>
    write(workspace, {
      label: 'Logged',
      changes: [put('timeEntries', entryOf({ id: 'b', projectId: 'site' }))],
    }),
  );
  await waitFor(() => expect(screen.getByText(effect('2 h'))).toBeInTheDocument());
  expect(row).toBeInTheDocument();
});

it('an import pressed right after a correction waits until the corrected row is checked', async () => {
  const admin = { ...person, id: 'test-admin', kind: 'admin' as const, name: 'Test Admin' };
  const workspace = createMemoryWorkspace({ people: [admin], projects: [], settings: [settings] }, admin.id);
  const names = () => workspace.all('projects').map(({ name }) => name);
  render(<ProjectImportDialog onClose={() => {}} />, { wrapper: inWorkspace(workspace) });
  const file = new File(['Project,Status\nSite,Active\nShop,Runing\n'], 'projects.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText(/^CSV file/), { target: { files: [file] } });
  const button = await screen.findByRole('button', { name: 'Import 1 and skip 1' });
  const cell = screen.getByRole('textbox', { name: 'Status' });
  fireEvent.change(cell, { target: { value: 'Active' } });
  fireEvent.blur(cell);
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(await screen.findByRole('button', { name: 'Import 2' }));
  await waitFor(() => expect(names()).toHaveLength(2));
  expect(names().sort()).toEqual(['Shop', 'Site']);
});
