import type { ReactNode } from 'react';
import * as s from './dead-end.module.scss';

export interface DeadEndProps {
  title: string;
  text: string;
  /** The ways on. */
  children: ReactNode;
}

/** In the place of a screen that there is none of: what happened, and the ways on. */
export function DeadEnd({ title, text, children }: DeadEndProps) {
  return (
    <div className={s.root}>
      <h1 className={s.title} tabIndex={-1}>
        {title}
      </h1>
      <p className={s.text}>{text}</p>
      <div className={s.actions}>{children}</div>
    </div>
  );
}
