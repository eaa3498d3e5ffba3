import type { ComponentProps, ReactNode } from 'react';
import type { Crumb } from '@/content/page-data';
import { Breadcrumbs } from '@/design-system/breadcrumbs/breadcrumbs';
import { Plate } from '@/design-system/plate/plate';
import { cx } from '@/lib/cx';
import type { Plate as PlateData } from '@/lib/plate';
import { hasLongWord } from '@/lib/has-long-word';
import * as s from './page-opening.module.scss';

export type PageOpeningSize = 'regular' | 'large';
export type PageOpeningGround = 'foam' | 'paper';

export interface PageOpeningProps extends Omit<ComponentProps<'header'>, 'title'> {
  /** The page's `h1`. */
  title: string;
  /** One or two sentences beside it. */
  lead?: string;
  /** The way to this page; its last is the page itself. */
  crumbs?: readonly Crumb[];
  /** `large` is for a title of one to three words, `regular` for a whole line. @default 'regular' */
  size?: PageOpeningSize;
  /** Below the lead, in its column: buttons or what there is to know at once. */
  children?: ReactNode;
  /** Lies below the words, from edge to edge. */
  plate?: PlateData;
  /** What the plate shows. @default '' */
  plateAlt?: string;
  /** @default 'foam' */
  ground?: PageOpeningGround;
}

/** A word of more letters does not fit its column at full size. */
const longWord = 8;

/** How every inner page begins: its title on the left, what it is about on the right, and a picture below both. */
export function PageOpening({
  title,
  lead,
  crumbs,
  size = 'regular',
  children,
  plate,
  plateAlt = '',
  ground = 'foam',
  className,
  ...rest
}: PageOpeningProps) {
  return (
    <header
      className={cx(s.root, className)}
      data-size={size}
      data-words={hasLongWord(title, longWord) ? 'long' : 'short'}
      data-tone={ground}
      {...rest}
    >
      <div className={s.inner}>
        {crumbs && crumbs.length > 0 && <Breadcrumbs items={crumbs} className={s.crumbs} />}
        <h1 className={s.title}>{title}</h1>
        {(lead || children) && (
          <div className={s.aside}>
            {lead && <p className={s.lead}>{lead}</p>}
            {children}
          </div>
        )}
      </div>
      {plate && (
        <div className={s.band}>
          <Plate plate={plate} alt={plateAlt} fit="crop" first />
        </div>
      )}
    </header>
  );
}
