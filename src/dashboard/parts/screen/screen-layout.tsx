import type { ComponentProps, ReactNode } from 'react';
import { cx } from '@/lib/cx';
import * as s from './screen-layout.module.scss';

export interface ScreenLayoutProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** The heading. */
  title: ReactNode;
  /** Text below the heading. */
  lead?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** The layout of every screen of the portal and the Studio: heading, actions and a column of panels. */
export function ScreenLayout({ title, lead, actions, className, children, ...rest }: ScreenLayoutProps) {
  return (
    <div className={cx(s.root, className)} {...rest}>
      <header className={s.head}>
        <div className={s.words}>
          <h1 className={s.title} tabIndex={-1}>
            {title}
          </h1>
          {lead && <p className={s.lead}>{lead}</p>}
        </div>
        {actions && <div className={s.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
