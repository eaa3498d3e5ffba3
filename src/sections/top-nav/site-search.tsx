import * as linkWords from '@generated/yaml/words/links';
import { SearchBox, type SearchBoxProps } from '@/design-system/search-box/search-box';
import { pathTo } from '@/routes/paths';

/** Links offered when a search finds nothing. */
const instead = [
  { label: linkWords.allServices, path: pathTo('services') },
  { label: linkWords.allProjects, path: pathTo('portfolio') },
  { label: linkWords.askUs, path: pathTo('contact') },
];

/** The search box with this site's URLs. */
export function SiteSearch(props: Omit<SearchBoxProps, 'action' | 'instead'>) {
  return <SearchBox action={pathTo('search')} instead={instead} {...props} />;
}
