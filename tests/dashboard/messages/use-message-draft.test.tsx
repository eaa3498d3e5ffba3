import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWriting } from '@/dashboard/store/workspace/load-writing';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import type { Draft, Person } from '@/dashboard/model/records/records';
import { draftName } from '@/dashboard/hooks/use-draft';
import { put } from '@/dashboard/model/change';
import { writeDraft } from '@/platform/drafts';
import type { Role } from '@/routes/portal-table';
import { useMessageDraft } from '@/dashboard/screens/messages/compose/use-message-draft';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { write } from '../write';
import { inWorkspace } from '../in-workspace';

const me = { id: 'test-employee', name: 'Test Employee' } as Person;
const role: Role = 'employee';
const initial = { toIds: ['ben'], subject: '', body: '' };

function begin(workspace = createMemoryWorkspace({ people: [me] }, me.id)) {
  const wrapper = inWorkspace(workspace, role);
  const hook = renderHook(() => useMessageDraft({ id: 'd', replyToId: null, initial }), { wrapper });
  return { workspace, hook, draft: () => workspace.get('drafts', 'd') };
}

const bodies = (workspace: Workspace) =>
  workspace
    .all('drafts')
    .map(({ body }) => body)
    .sort();

// A file is fetched by the world's clock, not by the test's.
beforeAll(() => loadWriting());
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

describe('a message draft', () => {
  it('is saved once nobody types, quietly', async () => {
    const { workspace, hook, draft } = begin();
    act(() => hook.result.current.change({ body: 'Hel' }));
    await wait(250);
    act(() => hook.result.current.change({ body: 'Hello' }));
    await wait(250);
    expect(draft()).toBeNull();
    await wait(100);
    expect(draft()).toMatchObject({ ownerId: 'test-employee', toIds: ['ben'], body: 'Hello', revision: 1 });
    expect(hook.result.current.state).toBe('saved');
    expect(workspace.operations()).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('is saved when its form goes', async () => {
    const { hook, draft } = begin();
    act(() => hook.result.current.change({ body: 'Half' }));
    hook.unmount();
    await wait(0);
    expect(draft()?.body).toBe('Half');
  });

  it('is found and saved after a page that left no time to save it', async () => {
    const { hook } = begin();
    act(() => hook.result.current.change({ body: 'Nearly lost' }));
    act(() => void window.dispatchEvent(new Event('pagehide')));
    const next = begin();
    expect(next.hook.result.current.text.body).toBe('Nearly lost');
    await wait(600);
    expect(next.draft()?.body).toBe('Nearly lost');
  });

  it('does not replace, after a reload, what another tab saved meanwhile', async () => {
    const { workspace, hook, draft } = begin();
    act(() => hook.result.current.change({ body: 'Mine' }));
    await wait(600);
    hook.unmount();
    const typed = { toIds: ['ben'], subject: '', body: 'Mine, longer', id: 'd', revision: draft()!.revision };
    writeDraft(draftName('test-employee', 'message:d'), typed);
    const theirs: Draft = { ...draft()!, body: 'Theirs' };
    await act(() => write(workspace, { label: '', changes: [put('drafts', theirs)], quiet: true }));
    expect(begin(workspace).hook.result.current.text.body).toBe('Mine, longer');
    await wait(600);
    expect(bodies(workspace)).toEqual(['Mine, longer', 'Theirs']);
  });

  it('is saved once where its form is opened again before the save is done', async () => {
    const { workspace, hook } = begin();
    act(() => hook.result.current.change({ body: 'Half' }));
    hook.unmount();
    const next = begin(workspace).hook;
    expect(next.result.current.text.body).toBe('Half');
    await wait(600);
    act(() => next.result.current.change({ body: 'Half and more' }));
    await wait(600);
    expect(bodies(workspace)).toEqual(['Half and more']);
  });

  it('does not write over what another tab made of it', async () => {
    const { workspace, hook, draft } = begin();
    act(() => hook.result.current.change({ body: 'Mine' }));
    await wait(600);
    const theirs: Draft = { ...draft()!, body: 'Theirs' };
    await act(() => write(workspace, { label: '', changes: [put('drafts', theirs)], quiet: true }));
    act(() => hook.result.current.change({ body: 'Mine, longer' }));
    await wait(600);
    expect(hook.result.current.state).toBe('forked');
    expect(bodies(workspace)).toEqual(['Mine, longer', 'Theirs']);
  });

  it('goes with the write that sends it', async () => {
    const { workspace, hook } = begin();
    act(() => hook.result.current.change({ body: 'Hello' }));
    const changes = await act(() => hook.result.current.finish());
    await act(() => write(workspace, { label: 'Sent', changes }));
    act(() => hook.result.current.forget());
    hook.unmount();
    await wait(1000);
    expect(workspace.all('drafts')).toEqual([]);
    expect(localStorage.length).toBe(0);
  });

  it('keeps what was typed where it cannot be saved', async () => {
    const workspace = createMemoryWorkspace({ people: [me] }, me.id);
    const failing: Workspace = {
      ...workspace,
      run: async () => ({ done: false, message: 'Full', error: new Error('Full') }),
    };
    const { hook } = begin(failing);
    act(() => hook.result.current.change({ body: 'Precious' }));
    await wait(600);
    expect(hook.result.current.state).toBe('failed');
    expect(begin(failing).hook.result.current.text.body).toBe('Precious');
  });
});
