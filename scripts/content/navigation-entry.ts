import type { ContentList } from '../../src/content/schema/navigation';

/** A link of the bar to a page, by its route. */
export interface NavigationLink {
  label: string;
  route: string;
  params?: Readonly<Record<string, string>>;
}

/** An entry of the bar: a page, or a group with its pages or with a whole list. */
export type NavigationEntry = { more?: NavigationLink } & (
  | NavigationLink
  | { label: string; children: readonly NavigationLink[] | ContentList }
);
