import { logoWord } from '@/content/brand-name';
import { siteSearch } from '@/platform/search-index';
import { menu } from '@/routes/menu';
import { TopNav, type TopNavProps } from '@/sections/top-nav/top-nav';

/** The navigation bar at the start of every public page. */
export function LayoutStart(props: Pick<TopNavProps, 'currentPath' | 'overlay'>) {
  return <TopNav logoWord={logoWord} menu={menu} search={siteSearch} {...props} />;
}
