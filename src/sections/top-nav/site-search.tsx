import * as linkWords from '@generated/yaml/words/links';
import { SearchBox, type SearchBoxProps } from '@/design-system/search-box/search-box';
import { pathTo } from '@/routes/paths';

/** Where most questions without an answer can be settled. */
const instead = [
  { label: linkWords.allServices, path: pathTo('services') },
  { label: linkWords.allProjects, path: pathTo('portfolio') },
  { label: linkWords.askUs, path: pathTo('contact') },
];

/** The search box with this site's addresses. */
export function SiteSearch(props: Omit<SearchBoxProps, 'action' | 'instead'>) {
  return <SearchBox action={pathTo('search')} instead={instead} {...props} />;
}
