import { act, renderHook, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadWriting } from '@/dashboard/store/workspace/load-writing';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { textTimeout, ReadingText } from '@/dashboard/parts/reading-text/reading-text';
import { useVisit, visitAfter } from '@/dashboard/screens/training/courses/use-visit';
import { blankRecord } from '../blank-record';
import { inWorkspace } from '../in-workspace';

const course = blankRecord('courses', {
  id: 'c',
  title: 'C',
  lessons: ['one', 'two'].map((id) => ({ id, title: id, minutes: 5, body: [], fileIds: [] })),
  status: 'published',
  position: 0,
});

// A file is fetched by the world's clock, not by the test's.
beforeAll(() => loadWriting());
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function read(lessonId: string | null) {
  const workspace = createMemoryWorkspace({ courses: [course] }, 'me');
  const wrapper = inWorkspace(workspace, 'intern');
  const view = renderHook(
    (id: string | null) => useVisit({ course, progress: null, personId: 'me', lessonId: id }),
    {
      wrapper,
      initialProps: lessonId,
    },
  );
  const place = () => workspace.get('courseProgress', 'me:c')?.lastLessonId ?? null;
  const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
  return { ...view, workspace, place, wait };
}

it('remembers a lesson that is read for a while, and logs nothing', async () => {
  const { place, wait, workspace } = read('one');
  await wait(visitAfter - 1);
  expect(place()).toBeNull();
  await wait(1);
  expect(place()).toBe('one');
  expect(workspace.operations()).toEqual([]);
});

it('forgets a lesson that was only passed through', async () => {
  const { place, wait, rerender } = read('one');
  await wait(visitAfter / 2);
  rerender('two');
  await wait(visitAfter / 2);
  expect(place()).toBeNull();
  await wait(visitAfter / 2);
  expect(place()).toBe('two');
});

it('remembers nothing of a page without a lesson', async () => {
  const { place, wait } = read(null);
  await wait(visitAfter * 2);
  expect(place()).toBeNull();
});

it('waits longer than an Undo toast', () => {
  expect(visitAfter).toBeGreaterThan(5000);
});

it('shows an error if a lesson text cannot be loaded, and removes it when the text loads', async () => {
  const { rerender } = render(<ReadingText blocks={[]} />);
  expect(screen.getByText('Loading the text')).toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(textTimeout));
  expect(screen.getByText('The text could not be loaded')).toBeVisible();
  rerender(<ReadingText blocks={['Here it is.']} />);
  await act(() => vi.dynamicImportSettled());
  expect(screen.getByText('Here it is.')).toBeVisible();
  expect(screen.queryByText('The text could not be loaded')).toBeNull();
});
