import { act, renderHook } from '@testing-library/react';
import * as fc from 'fast-check';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { memoryLocation } from 'wouter/memory-location';
import { RouterProvider } from '@/design-system/link/router-provider';
import { useSearchParam } from '@/design-system/link/use-search-param';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { useTypedParam } from '@/design-system/link/use-typed-param';

/** Reads a query parameter with each of the hooks. */
function read(address: string) {
  const { hook, searchHook } = memoryLocation({ path: address });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterProvider hook={hook} searchHook={searchHook}>
      {children}
    </RouterProvider>
  );
  const useAll = () => ({
    param: useSearchParam('q'),
    params: useSearchParams(['q']),
    typed: useTypedParam('q', 100),
  });
  return renderHook(useAll, { wrapper });
}

const text = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1 }),
  fc.string({ unit: fc.constantFrom('%', '2', '5', 'f', 'a', '+', '&', 'ä', ' '), minLength: 1 }),
);

it('each hook reads any text from the address as it was typed', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const { result, unmount } = read(`/search?${new URLSearchParams({ q: typed })}`);
      const { param, params, typed: field } = result.current;
      expect([param.value, params.values.q, field.text]).toEqual([typed, typed, typed.slice(0, 100)]);
      unmount();
    }),
    { examples: [['100%fair'], ['%25'], ['C++ & R&D']] },
  );
});

it('a typed text stays as it is when the address follows it', () => {
  vi.useFakeTimers();
  const { result } = read('/search');
  act(() => result.current.typed.type('100%fair'));
  act(() => void vi.runAllTimers());
  expect([result.current.param.value, result.current.typed.text]).toEqual(['100%fair', '100%fair']);
  vi.useRealTimers();
});
