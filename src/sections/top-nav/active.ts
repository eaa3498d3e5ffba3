import { isGroup, type MenuEntry } from '@/routes/menu';
import { pathTo } from '@/routes/paths';

/** What `aria-current` says of a link while `currentPath` is shown: the page itself, a page below it, or nothing. */
export function currentOf(path: string, currentPath: string): 'page' | 'true' | undefined {
  const shown = currentPath === pathTo('home-alias') ? pathTo('home') : currentPath;
  if (shown === path) return 'page';
  return path !== pathTo('home') && shown.startsWith(`${path}/`) ? 'true' : undefined;
}

/** Whether a group of the menu holds the page that is shown. */
export function holdsCurrent(entry: MenuEntry, currentPath: string): boolean {
  return isGroup(entry) && entry.items.some(({ path }) => currentOf(path, currentPath));
}
