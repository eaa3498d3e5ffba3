import { isGroup, type MenuEntry } from '@/routes/menu';
import { pathTo } from '@/routes/paths';

/**
 * Returns `aria-current` of a link: 'page' for the current page, 'true' if `currentPath` is below it, otherwise
 * undefined.
 */
export function currentOf(path: string, currentPath: string): 'page' | 'true' | undefined {
  const shown = currentPath === pathTo('home-alias') ? pathTo('home') : currentPath;
  if (shown === path) return 'page';
  return path !== pathTo('home') && shown.startsWith(`${path}/`) ? 'true' : undefined;
}

/** Returns `aria-current` of an entry of the bar: a page, or a group that contains the current page or its kind. */
export function currentOfEntry(entry: MenuEntry, currentPath: string): 'page' | 'true' | undefined {
  const { more } = entry;
  const isWithin =
    (more && currentOf(more.path, currentPath)) ||
    (isGroup(entry) && entry.items.some(({ path }) => currentOf(path, currentPath)));
  if (isWithin) return 'true';
  return isGroup(entry) ? undefined : currentOf(entry.path, currentPath);
}
