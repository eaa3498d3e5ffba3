import { footer } from '@generated/content/footer';
import type { MenuLink } from './menu';
import { pathTo } from './paths';

/** The links of the footer's last row. */
export const footerLinks: readonly MenuLink[] = footer.map(({ label, slug }) => ({
  label,
  path: pathTo('page', { slug }),
}));
