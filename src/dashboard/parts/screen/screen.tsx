import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { portalRoutes, type PortalRouteId } from '@/routes/portal-table';
import * as s from './screen.module.scss';

export interface ScreenProps extends Omit<ComponentProps<'div'>, 'title'> {
  route: PortalRouteId;
  /** The heading. @default the route's title */
  title?: ReactNode;
  /** Text below the heading. */
  lead?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The layout of every portal screen: heading, actions and a column of panels. */
export function Screen({ route, title, lead, actions, className, children, ...rest }: ScreenProps) {
  return (
    <div className={cx(s.root, className)} {...rest}>
      <header className={s.head}>
        <div className={s.words}>
          <h1 className={s.title} tabIndex={-1}>
            {title ?? portalRoutes[route].title}
          </h1>
          {lead && <p className={s.lead}>{lead}</p>}
        </div>
        {actions && <div className={s.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
