import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useLastRecord } from '@/dashboard/hooks/use-last-record';
import { remove } from '@/dashboard/model/change';
import { createSample } from '@/dashboard/sample/create-sample';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { inWorkspace } from '../in-workspace';

it('keeps a deleted record until another id is asked for', async () => {
  const workspace = createMemoryWorkspace(createSample('2026-11-18'), 'test-admin');
  const [first, second] = workspace.all('clients');
  const { result, rerender } = renderHook(({ id }) => useLastRecord('clients', id), {
    initialProps: { id: first!.id as string | null },
    wrapper: inWorkspace(workspace),
  });
  expect(result.current?.name).toBe(first!.name);
  await act(() =>
    workspace.run((read) => ({
      label: 'Gone',
      changes: [remove('clients', read.get('clients', first!.id)!)],
    })),
  );
  expect(result.current?.name).toBe(first!.name);
  rerender({ id: second!.id });
  expect(result.current?.name).toBe(second!.name);
  rerender({ id: null });
  expect(result.current).toBeNull();
  rerender({ id: first!.id });
  expect(result.current).toBeNull();
});
