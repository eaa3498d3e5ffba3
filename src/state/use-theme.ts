import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { documentFlags } from '@/platform/document-flags';
import { readStored, writeStored } from '@/platform/storage';

/** What somebody wants the portal to look like: as the system does, or one of the two. */
export type Theme = 'system' | 'light' | 'dark';

export const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** Where it is kept in the browser's local storage. The portal's first script reads it too, before anything is drawn. */
export const themeKey = 'theme';

const darkSystem = '(prefers-color-scheme: dark)';

const readTheme = (): Theme =>
  readStored(themeKey, (value) => themes.find((theme) => theme === value) ?? null) ?? 'system';

/** What is drawn: the system's own look where that is wanted. */
export const resolveTheme = (theme: Theme): 'light' | 'dark' => {
  if (theme !== 'system') return theme;
  return window.matchMedia(darkSystem).matches ? 'dark' : 'light';
};

const readers = new Set<() => void>();

function subscribe(read: () => void) {
  // A null key: everything was cleared.
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null || key === themeKey) read();
  };
  readers.add(read);
  window.addEventListener('storage', onStorage);
  return () => {
    readers.delete(read);
    window.removeEventListener('storage', onStorage);
  };
}

function setTheme(theme: Theme) {
  writeStored(themeKey, theme);
  for (const read of readers) read();
}

const useKept = () => useSyncExternalStore(subscribe, readTheme, () => null);

/** The theme that is wanted, and what changes it here and in every other tab. What is stored is the one truth of it. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  return { theme: useKept() ?? 'system', setTheme };
}

/** Draws the page in the wanted theme, and follows the system where that is wanted. For the shell alone. */
export function useThemeOnPage(): void {
  // The press that chooses a theme is answered before the browser styles the whole page again.
  const theme = useDeferredValue(useKept());
  useEffect(() => {
    if (theme === null) return;
    const apply = () => void (documentFlags().theme = resolveTheme(theme));
    apply();
    const system = window.matchMedia(darkSystem);
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [theme]);
}
