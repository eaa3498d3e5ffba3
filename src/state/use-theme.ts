import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { Listeners } from '@/lib/listeners';
import { documentFlags } from '@/platform/document-flags';
import { readStored, writeStored } from '@/platform/storage';

/** The user's theme preference. */
export type Theme = 'system' | 'light' | 'dark';

export const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** Key of the theme in local storage. The portal's first script reads it too, before the first paint. */
export const themeKey = 'theme';

const darkSystem = '(prefers-color-scheme: dark)';

const readTheme = (): Theme =>
  readStored(themeKey, (value) => themes.find((theme) => theme === value) ?? null) ?? 'system';

/** The theme to apply: `system` is resolved with the media query. */
export const resolveTheme = (theme: Theme): 'light' | 'dark' => {
  if (theme !== 'system') return theme;
  return window.matchMedia(darkSystem).matches ? 'dark' : 'light';
};

const listeners = new Listeners();

function subscribe(read: () => void) {
  // A null key: everything was cleared.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === themeKey) read();
  };
  const unsubscribe = listeners.subscribe(read);
  window.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}

function setTheme(theme: Theme) {
  writeStored(themeKey, theme);
  listeners.notify();
}

const useStoredTheme = () => useSyncExternalStore(subscribe, readTheme, () => null);

/** The theme preference and its setter, which updates all tabs. Storage is the only source of truth. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  return { theme: useStoredTheme() ?? 'system', setTheme };
}

/** Applies the theme to the document and follows the system setting. Only the shell uses it. */
export function useThemeOnPage(): void {
  // Deferred: the press on a theme option responds before the browser restyles the whole page.
  const theme = useDeferredValue(useStoredTheme());
  useEffect(() => {
    if (theme === null) return;
    const apply = () => void (documentFlags().theme = resolveTheme(theme));
    apply();
    const system = window.matchMedia(darkSystem);
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [theme]);
}
