import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { themeKey, useTheme, useThemeOnPage } from '@/state/use-theme';

let dark = false;
let tellSystem = () => {};

beforeEach(() => {
  dark = false;
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return dark;
    },
    addEventListener: (_: string, listener: () => void) => (tellSystem = listener),
    removeEventListener: () => {},
  }));
});

const shellHook = () =>
  renderHook(() => {
    useThemeOnPage();
    return useTheme();
  });
const drawn = () => document.documentElement.dataset.theme;

it('draws the system’s theme until one is chosen, and follows it', () => {
  dark = true;
  const { result } = shellHook();
  expect(result.current.theme).toBe('system');
  expect(drawn()).toBe('dark');
  dark = false;
  act(() => tellSystem());
  expect(drawn()).toBe('light');
});

it('keeps a choice and draws it', () => {
  const { result } = shellHook();
  act(() => result.current.setTheme('dark'));
  expect(drawn()).toBe('dark');
  expect(localStorage.getItem(themeKey)).toBe('"dark"');
});

it('draws what was kept', () => {
  localStorage.setItem(themeKey, '"dark"');
  expect(shellHook().result.current.theme).toBe('dark');
  expect(drawn()).toBe('dark');
});

it.each(['"purple"', '{', '7', 'null'])('takes %s in the storage for the system’s', (text) => {
  localStorage.setItem(themeKey, text);
  expect(shellHook().result.current.theme).toBe('system');
  expect(drawn()).toBe('light');
});

it.each([
  ['its key', themeKey],
  ['everything', null],
])('follows another tab that changes %s', (_, key) => {
  const { result } = shellHook();
  localStorage.setItem(themeKey, '"dark"');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
  expect(result.current.theme).toBe('dark');
  expect(drawn()).toBe('dark');
});
