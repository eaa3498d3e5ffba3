import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { draftName } from '@/dashboard/hooks/use-draft';
import { parseText, useStoredState } from '@/dashboard/hooks/use-stored-state';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { removeDraft } from '@/platform/drafts';
import { inWorkspace } from '../in-workspace';

const workspace = createMemoryWorkspace({});
const wrapper = inWorkspace(workspace);
const open = () => renderHook(() => useStoredState({ form: 'note', parse: parseText }, ''), { wrapper });

beforeEach(() => removeDraft(draftName('test-admin', 'note')));

it('stores the text that a field sends after the form has closed', () => {
  const { result, unmount } = open();
  const [, set] = result.current;
  unmount();
  act(() => set('0:45'));
  expect(open().result.current[0]).toBe('0:45');
});
