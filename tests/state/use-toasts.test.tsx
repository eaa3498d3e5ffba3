import { act, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useToastQueue, useToasts } from '@/state/use-toasts';

function hooks() {
  const store = createStore();
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  let speakerRenders = 0;
  const speaker = renderHook(
    () => {
      speakerRenders += 1;
      return useToasts();
    },
    { wrapper },
  );
  return { speaker, region: renderHook(() => useToastQueue(), { wrapper }), renders: () => speakerRenders };
}

it('queues what is said, oldest first, each with an id of its own', () => {
  const { speaker, region } = hooks();
  const ids = ['One', 'Two', 'One'].map((text) => {
    let id = '';
    act(() => void (id = speaker.result.current.showToast({ text, tone: 'ok' })));
    return id;
  });
  expect(new Set(ids).size).toBe(3);
  expect(region.result.current.toasts.map(({ text }) => text)).toEqual(['One', 'Two', 'One']);
});

it('dismisses one by its id and leaves the others', () => {
  const { speaker, region } = hooks();
  act(() => void speaker.result.current.showToast({ text: 'One', tone: 'ok' }));
  act(() => void speaker.result.current.showToast({ text: 'Two', tone: 'attention' }));
  act(() => region.result.current.dismissToast({ id: region.result.current.toasts[0]!.id }));
  act(() => region.result.current.dismissToast({ id: 'nobody' }));
  expect(region.result.current.toasts.map(({ text }) => text)).toEqual(['Two']);
});

it('does not render again who only speaks', () => {
  const { speaker, renders } = hooks();
  act(() => void speaker.result.current.showToast({ text: 'One', tone: 'ok' }));
  expect(renders()).toBe(1);
});
