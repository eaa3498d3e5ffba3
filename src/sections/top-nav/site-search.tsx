import { SearchBox, type SearchBoxProps } from '@/design-system/search-box/search-box';
import { pathTo } from '@/routes/paths';

/** Where most questions without an answer can be settled. */
const instead = [
  { label: 'All services', path: pathTo('services') },
  { label: 'All projects', path: pathTo('portfolio') },
  { label: 'Ask us', path: pathTo('contact') },
];

/** The search box with this site's addresses. */
export function SiteSearch(props: Omit<SearchBoxProps, 'action' | 'instead'>) {
  return <SearchBox action={pathTo('search')} instead={instead} {...props} />;
}
