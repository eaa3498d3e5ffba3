import { isGroup, type MenuEntry } from '@/routes/menu';
import { pathTo } from '@/routes/paths';

/** What `aria-current` says of a link while `currentPath` is shown: the page itself, a page below it, or nothing. */
export function currentOf(path: string, currentPath: string): 'page' | 'true' | undefined {
  const shown = currentPath === pathTo('home-alias') ? pathTo('home') : currentPath;
  if (shown === path) return 'page';
  return path !== pathTo('home') && shown.startsWith(`${path}/`) ? 'true' : undefined;
}

/** What it says of an entry of the bar: of a page, or of a group that holds the page or is of its kind. */
export function currentOfEntry(entry: MenuEntry, currentPath: string): 'page' | 'true' | undefined {
  const { more } = entry;
  const isWithin =
    (more && currentOf(more.path, currentPath)) ||
    (isGroup(entry) && entry.items.some(({ path }) => currentOf(path, currentPath)));
  if (isWithin) return 'true';
  return isGroup(entry) ? undefined : currentOf(entry.path, currentPath);
}
