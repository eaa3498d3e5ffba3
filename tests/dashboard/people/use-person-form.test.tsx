import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { draftName } from '@/dashboard/hooks/use-draft';
import { WorkspaceProvider } from '@/dashboard/hooks/use-workspace';
import { put } from '@/dashboard/model/change';
import type { Person } from '@/dashboard/model/records/records';
import { newPerson } from '@/dashboard/screens/people/person-form/new-person';
import {
  usePersonForm,
  type PersonFormOptions,
} from '@/dashboard/screens/people/person-form/use-person-form';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { removeDraft } from '@/platform/drafts';

const employee = (id: string, name: string): Person => ({
  ...newPerson('employee'),
  id,
  name,
  email: `${id}@x.example`,
  team: 'Design',
  position: 'Painter',
  joinedOn: '2026-01-12',
  weeklyMinutes: 2400,
  status: 'active',
});
const ada = employee('ada', 'Ada Renn');
const noor = employee('noor', 'Noor Adair');
const teo: Person = {
  ...employee('teo', 'Teo Ferran'),
  kind: 'intern',
  endsOn: '2026-12-31',
  requiredMinutes: 14_400,
  mentorId: 'ada',
};

let workspace: Workspace;
beforeEach(() => {
  for (const form of ['person:ada', 'person:teo', 'add-employee']) removeDraft(draftName('test-admin', form));
  workspace = createMemoryWorkspace({ people: [ada, noor, teo] });
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <WorkspaceProvider workspace={workspace} role="admin">
    {children}
  </WorkspaceProvider>
);

const open = (options: Partial<PersonFormOptions> = {}) =>
  renderHook(() => usePersonForm({ kind: 'employee', person: ada, form: 'person:ada', ...options }), {
    wrapper,
  }).result;

async function submit(form: ReturnType<typeof open>) {
  await act(async () => form.current.edit.submit());
  await waitFor(() => expect(form.current.edit.saving).toBe(false));
}

it('shows the error of a field once somebody has left it, and from then on at each letter', () => {
  const form = open();
  act(() => form.current.edit.set({ phone: 'call me', name: '' }));
  expect(form.current.errors).toEqual({});
  act(() => form.current.onLeave('phone'));
  expect(form.current.errors).toEqual({ phone: 'Enter a phone number such as +1 555 0100.' });
  act(() => form.current.edit.set({ phone: '+1 555 0100' }));
  expect(form.current.errors).toEqual({});
  act(() => form.current.edit.set({ phone: '+' }));
  expect(form.current.errors).toHaveProperty('phone');
});

it('shows the errors of all fields after a try to save, and none once the draft is discarded', async () => {
  const form = open();
  act(() => form.current.edit.set({ name: '', email: 'NOOR@x.example' }));
  await submit(form);
  expect(form.current.errors).toEqual({
    name: 'Enter a name.',
    email: 'Noor Adair already has this email address. Use another one.',
  });
  expect(workspace.get('people', 'ada')!.revision).toBe(0);
  act(() => form.current.edit.discard());
  expect(form.current).toMatchObject({ errors: {}, edit: { draft: { name: 'Ada Renn' }, dirty: false } });
});

it('shows an email address that another tab took in the same moment, at its field', async () => {
  const form = open();
  act(() => form.current.edit.set({ email: 'mine@x.example' }));
  const other = workspace.run(() => ({
    label: 'Changed elsewhere',
    changes: [put('people', { ...noor, email: 'mine@x.example' })],
  }));
  await submit(form);
  await act(async () => void (await other));
  await waitFor(() =>
    expect(form.current).toMatchObject({
      errors: { email: 'Noor Adair already has this email address. Use another one.' },
      edit: { tries: 1, failure: '', draft: { email: 'mine@x.example' } },
    }),
  );
});

it('takes a mentor by the name of an employee, and saves hours with a comma', async () => {
  const form = open({ kind: 'intern', person: teo, form: 'person:teo' });
  expect(form.current.edit.draft).toMatchObject({ mentor: 'Ada Renn', mentorId: 'ada', weeklyHours: '40' });
  act(() => form.current.edit.set({ mentor: 'Nobody', mentorId: '' }));
  await submit(form);
  expect(form.current.errors).toEqual({
    mentor: 'Choose a mentor from the list, or leave this empty.',
  });
  act(() => form.current.edit.set({ mentor: 'Noor Adair', mentorId: 'noor', weeklyHours: '37,5' }));
  await submit(form);
  expect(workspace.get('people', 'teo')).toMatchObject({ mentorId: 'noor', weeklyMinutes: 2250 });
});

it('removes a mentor who leaves from the interns, in the same step', async () => {
  const form = open();
  act(() => form.current.edit.set({ status: 'Left' }));
  await submit(form);
  expect(workspace.get('people', 'ada')).toMatchObject({ status: 'left' });
  expect(workspace.get('people', 'teo')).toMatchObject({ mentorId: null });
  await act(async () => void (await workspace.undo(workspace.operations()[0]!.id)));
  expect(workspace.get('people', 'teo')).toMatchObject({ mentorId: 'ada' });
});

it('adds a person, and is then empty again without errors', async () => {
  const form = open({ person: newPerson('employee'), isNew: true, form: 'add-employee' });
  act(() => form.current.onLeave('name'));
  act(() =>
    form.current.edit.set({
      name: '  Zoë   Quill ',
      email: 'zoe@x.example',
      team: 'Design',
      position: 'Painter',
      joinedOn: '2026-12-01',
      weeklyHours: '40',
    }),
  );
  await submit(form);
  expect(workspace.all('people').at(-1)).toMatchObject({
    name: 'Zoë Quill',
    kind: 'employee',
    status: 'invited',
  });
  expect(form.current).toMatchObject({ errors: {}, edit: { draft: { name: '' }, dirty: false, tries: 0 } });
});
