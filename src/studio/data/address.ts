/** The screens of the Studio. */
export type StudioAddress =
  | { screen: 'overview' }
  | { screen: 'publish' }
  | { screen: 'new'; collection: string }
  | { screen: 'translate'; collection: string; slug: string }
  | { screen: 'entry'; collection: string; slug: string };

export const overviewPath = '/';
export const publishPath = '/publish';
export const entryPath = (collection: string, slug: string): string => `/content/${collection}/${slug}`;
export const newEntryPath = (collection: string): string => `/new/${collection}`;
export const translatePath = (collection: string, slug: string): string => `/translate/${collection}/${slug}`;

/** @returns null for a path that is no screen */
export function addressOf(path: string): StudioAddress | null {
  if (path === overviewPath) return { screen: 'overview' };
  if (path === publishPath) return { screen: 'publish' };
  const [, kind, collection, slug, ...more] = path.split('/');
  if (!collection || more.length > 0) return null;
  if (kind === 'new' && slug === undefined) return { screen: 'new', collection };
  if (kind === 'translate' && slug) return { screen: 'translate', collection, slug };
  return kind === 'content' && slug ? { screen: 'entry', collection, slug } : null;
}
