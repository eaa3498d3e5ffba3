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
  /** One or two sentences beside the title. */
  lead?: string;
  /** The path to this page. The last item is the page itself. */
  crumbs?: readonly Crumb[];
  /** `large` is for a title of one to three words, `regular` for a whole line. @default 'regular' */
  size?: PageOpeningSize;
  /** Content below the lead, in its column: buttons or key facts. */
  children?: ReactNode;
  /** A picture below the text, from edge to edge. It only decorates. */
  plate?: PlateData;
  /** @default 'foam' */
  ground?: PageOpeningGround;
}

/** In letters. A longer word does not fit its column at full size. */
const longWord = 8;

/** The opening of an inner page: title on the left, lead on the right, a picture below both. */
export function PageOpening({
  title,
  lead,
  crumbs,
  size = 'regular',
  children,
  plate,
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
          <Plate plate={plate} alt="" fit="crop" first />
        </div>
      )}
    </header>
  );
}
