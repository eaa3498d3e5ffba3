import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { put } from '@/dashboard/model/change';
import { useApprovals } from '@/dashboard/screens/approvals/use-approvals';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { person, settings, sheetOf } from '../time/records';
import { write } from '../write';
import { inWorkspace } from '../in-workspace';

const admin = { ...person, id: 'test-admin', kind: 'admin' as const, name: 'Test Admin' };
const sheet = sheetOf({ status: 'returned', decidedAt: '2026-11-18T09:00:00.000Z', reason: 'Empty' });

beforeEach(() => history.replaceState(null, '', '?list=returned'));
afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
});

it('returned weeks are approved together after a question, which does not come back once they are decided elsewhere', async () => {
  const workspace = createMemoryWorkspace(
    { people: [person, admin], settings: [settings], timesheets: [sheet] },
    admin.id,
  );
  const wrapper = inWorkspace(workspace);
  const { result } = renderHook(useApprovals, { wrapper });
  expect(result.current.selectable.map(({ id }) => id)).toEqual([sheet.id]);
  act(() => result.current.selectAll(true));
  await act(() => result.current.approveSelected());
  expect(result.current.asked?.map(({ id }) => id)).toEqual([sheet.id]);

  const setStatus = (status: 'approved' | 'returned') =>
    act(async () => {
      const record = { ...workspace.get('timesheets', sheet.id)!, status };
      await write(workspace, { label: 'Decided', changes: [put('timesheets', record)] });
    });
  await setStatus('approved');
  expect(result.current.asked).toBeNull();
  await setStatus('returned');
  expect(result.current.ticked).toHaveLength(1);
  expect(result.current.asked).toBeNull();
});

it('two weeks that are selected before the list is drawn again are both selected', () => {
  const other = { ...sheet, id: 'other', weekStart: '2026-11-02' };
  const workspace = createMemoryWorkspace(
    { people: [person, admin], settings: [settings], timesheets: [sheet, other] },
    admin.id,
  );
  const { result } = renderHook(useApprovals, { wrapper: inWorkspace(workspace) });
  act(() => [sheet, other].forEach(({ id }) => result.current.select(id, true)));
  expect(result.current.ticked).toHaveLength(2);
});
