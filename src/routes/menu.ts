import { navigation } from '@/content/navigation';
import type { ContentList } from '@/content/schema/navigation';
import * as generated from '@generated/content/menu';
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

/** An entry of the owner's navigation: a page, or a group of links or of a whole list. */
type NavigationEntry = { more?: PageLink } & (
  | PageLink
  | { label: string; icon: SiteIconName; children: readonly PageLink[] | ContentList }
);

/** Links to all pages of a list, in the order of its page. */
export const contentLinks: Readonly<Record<ContentList, readonly MenuLink[]>> = {
  services: generated.services.map(({ slug, ...link }) =>
    toLink({ ...link, route: 'service', params: { slug } }),
  ),
  'project-categories': generated.categories.map(({ slug, ...link }) =>
    toLink({ ...link, route: 'project-category', params: { category: slug } }),
  ),
};

// An unknown route is a type error here.
const entries: readonly NavigationEntry[] = navigation;

const itemsOf = (children: readonly PageLink[] | ContentList) =>
  typeof children === 'string' ? contentLinks[children] : children.map(toLink);

/** The bar's entries with their paths. */
export const menu: readonly MenuEntry[] = entries.map((entry) => ({
  ...('children' in entry
    ? { label: entry.label, icon: entry.icon, items: itemsOf(entry.children) }
    : toLink(entry)),
  more: entry.more && toLink(entry.more),
}));

export const isGroup = (entry: MenuEntry): entry is MenuGroup => 'items' in entry;
