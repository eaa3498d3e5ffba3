import type { ReactNode } from 'react';
import * as s from './studio-screen.module.scss';

export interface StudioScreenProps {
  title: string;
  /** Text below the heading. */
  lead?: ReactNode;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** The layout of every screen of the Studio: heading, actions and content. */
export function StudioScreen({ title, lead, actions, children }: StudioScreenProps) {
  return (
    <div className={s.root}>
      <title>{`${title} – Studio`}</title>
      <header className={s.head}>
        <div className={s.words}>
          <h1 className={s.title}>{title}</h1>
          {lead && <p className={s.lead}>{lead}</p>}
        </div>
        {actions && <div className={s.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
