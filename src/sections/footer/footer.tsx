import type { ComponentProps, ReactNode } from 'react';
import * as words from '@generated/yaml/words/navigation';
import type { Brand } from '@/content/schema/brand';
import { Link } from '@/design-system/link/link';
import { Plate } from '@/design-system/plate/plate';
import { cx } from '@/lib/cx';
import { isRightToLeft } from '@/lib/language';
import { phoneLink } from '@/lib/phone-link';
import type { Plate as PlateData } from '@/lib/plate';
import { useLive } from '@/motion/use-live';
import { now } from '@/platform/clock';
import { isGroup, type MenuEntry, type MenuLink, type MenuPage } from '@/routes/menu';
import { anchors } from '@/routes/anchors';
import { pathTo } from '@/routes/paths';
import { LateField } from '@/sections/live-field/late-field';
import * as s from './footer.module.scss';

/** The targets of the banner's links. */
export type BannerAnchor = 'contact' | 'careers';

export interface FooterProps extends ComponentProps<'footer'> {
  brand: Pick<Brand, 'name' | 'tagline' | 'email' | 'phone' | 'address'>;
  menu: readonly MenuEntry[];
  /** The links of the last row, such as the terms. */
  links: readonly MenuLink[];
  /** The path of the feed, if there is one. */
  feedPath?: string;
  /** The word of the logo as a picture across the page. */
  plate?: PlateData;
  /** The site's languages, in a row at the very end. @default there is one language */
  children?: ReactNode;
  /** The anchor of the page's own section for it. The footer has the other one. */
  pageAnchor?: BannerAnchor;
}

interface Column {
  label: string;
  links: readonly MenuLink[];
}

const withMore = (links: readonly MenuLink[], more: MenuLink | undefined) =>
  more ? [...links, more] : links;

/** Returns the menu's groups, with its single links under the company's heading, and the links that the bar omits. */
function columnsOf(menu: readonly MenuEntry[]): readonly Column[] {
  const alone = menu
    .filter((entry): entry is MenuPage => !isGroup(entry) && entry.path !== pathTo('home'))
    .flatMap((page) => withMore([page], page.more));
  const columns = menu
    .filter(isGroup)
    .map(({ label, items, more }): Column => ({ label, links: withMore(items, more) }));
  const company = columns.find(({ label }) => label === words.company);
  if (company) company.links = [...company.links, ...alone];
  else if (alone.length > 0) columns.push({ label: words.company, links: alone });
  return columns;
}

const isCareers = ({ path }: MenuLink) => path === pathTo('careers');

/** Numbers and place names may have another writing direction than the text around them. */
const ownDirection = isRightToLeft ? 'auto' : undefined;

/** The end of every page: the agency, the site's links, and the contact details. */
export function Footer({
  brand,
  menu,
  links,
  feedPath,
  plate,
  pageAnchor,
  className,
  children,
  ...rest
}: FooterProps) {
  const isLive = useLive();
  const idOf = (anchor: BannerAnchor) => (anchor === pageAnchor ? undefined : anchors[anchor]);
  const columns = columnsOf(menu);
  // An owner can take the careers out of the menu, and the banner still leads to its place.
  const listsCareers = columns.some(({ links: listed }) => listed.some(isCareers));
  return (
    <footer className={cx(s.root, className)} data-ground="dark" {...rest}>
      <div className={s.top}>
        <div className={s.about}>
          <p className={s.tagline}>{brand.tagline}</p>
          <address className={s.contact} id={idOf('contact')}>
            <Link className={s.link} href={`mailto:${brand.email}`}>
              {brand.email}
            </Link>
            {brand.phone !== undefined && (
              <Link className={s.link} href={phoneLink(brand.phone)} dir={ownDirection}>
                {brand.phone}
              </Link>
            )}
            <span className={s.place} dir={ownDirection}>
              {brand.address.street}, {brand.address.city}
            </span>
          </address>
        </div>
        <nav className={s.columns} id={listsCareers ? undefined : idOf('careers')} aria-label={words.footer}>
          {columns.map(({ label, links }, index) => (
            <div key={index} className={s.column}>
              <h2 className={s.heading}>{label}</h2>
              <ul role="list">
                {links.map((link) => (
                  <li key={link.path} id={isCareers(link) ? idOf('careers') : undefined}>
                    <Link className={s.link} href={link.path}>
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      {plate && (
        <div className={s.plate}>
          <Plate plate={plate} alt="" fit="cover" />
          <LateField drawing="wordmark" />
        </div>
      )}
      <div className={s.bottom}>
        {/* The HTML may be older than the year in which it is read. React keeps the text of HTML, but not of a new element. */}
        <p
          key={String(isLive)}
          className={s.name}
          suppressHydrationWarning
        >{`${brand.name}, ${now().getFullYear()}`}</p>
        {links.map(({ label, path }) => (
          <Link key={path} className={s.legal} href={path}>
            {label}
          </Link>
        ))}
        {/* A file, which the router would look for among the pages. */}
        {feedPath && (
          <a className={s.legal} href={feedPath} type="application/rss+xml">
            {words.feed}
          </a>
        )}
      </div>
      {children}
    </footer>
  );
}
