import { navigation } from '@/content/navigation';
import type { SiteIconName } from '@/lib/icon-name';
import { pathTo } from './paths';
import type { RouteId, RouteParams } from './table';

export interface MenuLink {
  label: string;
  path: string;
  icon?: SiteIconName;
}

/** An entry of the navigation bar. */
interface Entry {
  /** A related page that the bar does not show. */
  more?: MenuLink;
}

export interface MenuPage extends MenuLink, Entry {}

export interface MenuGroup extends Entry {
  label: string;
  icon: SiteIconName;
  items: readonly MenuLink[];
}

export type MenuEntry = MenuPage | MenuGroup;

interface PageLink {
  label: string;
  route: RouteId;
  params?: RouteParams;
  icon?: SiteIconName;
}

const toLink = ({ label, route, params, icon }: PageLink): MenuLink => ({
  label,
  path: pathTo(route, params),
  icon,
});

/** The bar's entries with their paths. An unknown route is a type error here. */
export const menu: readonly MenuEntry[] = navigation.map((entry) => ({
  ...('children' in entry
    ? { label: entry.label, icon: entry.icon, items: entry.children.map(toLink) }
    : toLink(entry)),
  more: 'more' in entry ? toLink(entry.more) : undefined,
}));

export const isGroup = (entry: MenuEntry): entry is MenuGroup => 'items' in entry;
