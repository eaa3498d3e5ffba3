import { Link } from '@/design-system/link/link';
import * as s from './show-filter.module.scss';

export interface ShowFilterProps {
  onlyUnread: boolean;
  counts: { all: number; unread: number };
  /** The address of the list: null is everything. */
  hrefWith: (show: 'unread' | null) => string;
}

/** All or unread notifications. Links, so that each list has an address. */
export function ShowFilter({ onlyUnread, counts, hrefWith }: ShowFilterProps) {
  return (
    <nav className={s.root} aria-label="Show">
      <Link className={s.choice} href={hrefWith(null)} aria-current={onlyUnread ? undefined : 'true'}>
        All {counts.all}
      </Link>
      <Link className={s.choice} href={hrefWith('unread')} aria-current={onlyUnread ? 'true' : undefined}>
        Unread {counts.unread}
      </Link>
    </nav>
  );
}
