import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { memoryLocation } from 'wouter/memory-location';
import { RouterProvider } from '@/design-system/link/router-provider';
import { useSearchParams } from '@/design-system/link/use-search-params';

function visit(address: string, path?: string) {
  const { hook, searchHook, history } = memoryLocation({ path: address, record: true });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterProvider hook={hook} searchHook={searchHook}>
      {children}
    </RouterProvider>
  );
  const { result } = renderHook(() => useSearchParams(['tag', 'service'], path), { wrapper });
  return { result, history };
}

it('reads what the address says, and null for what it does not', () => {
  expect(visit('/portfolio?tag=Maps').result.current.values).toEqual({ tag: 'Maps', service: null });
  expect(visit('/portfolio?tag=').result.current.values).toEqual({ tag: null, service: null });
});

it.each(['C++', 'R&D', 'a=b#c', '<b>bold</b>', 'خرائط', '⛴ 🌊', 'x'.repeat(10_000)])(
  'gives %j back as it was put in',
  (value) => {
    const { result } = visit('/portfolio');
    act(() => result.current.change({ tag: value }));
    expect(result.current.values.tag).toBe(value);
  },
);

it.each(['%', '%zz', '%E0%A4%A', '&&=&'])('survives the broken query %j', (query) => {
  expect(() => visit(`/portfolio?tag=${query}`)).not.toThrow();
});

it('changes one value, keeps the others and what is not its own', () => {
  const { result } = visit('/portfolio?utm=mail&tag=Maps');
  expect(result.current.hrefWith({ service: 'consulting' })).toBe(
    '/portfolio?utm=mail&tag=Maps&service=consulting',
  );
  expect(result.current.hrefWith({ tag: null })).toBe('/portfolio?utm=mail');
});

it('leaves no question mark behind the last value', () => {
  expect(visit('/portfolio?tag=Maps').result.current.hrefWith({ tag: null })).toBe('/portfolio');
});

it('makes a history entry of each change', () => {
  const { result, history } = visit('/portfolio');
  act(() => result.current.change({ tag: 'Maps' }));
  act(() => result.current.change({ service: 'consulting' }));
  act(() => result.current.change({ tag: null }));
  expect(history).toEqual([
    '/portfolio',
    '/portfolio?tag=Maps',
    '/portfolio?tag=Maps&service=consulting',
    '/portfolio?service=consulting',
  ]);
});

it('leads to another page where it is told to', () => {
  const { result } = visit('/portfolio/page/2', '/portfolio');
  expect(result.current.hrefWith({ tag: 'Maps' })).toBe('/portfolio?tag=Maps');
});
