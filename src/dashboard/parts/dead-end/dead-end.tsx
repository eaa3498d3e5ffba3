import type { ReactNode } from 'react';
import * as s from './dead-end.module.scss';

export interface DeadEndProps {
  title: string;
  text: string;
  /** Links to other screens. */
  children: ReactNode;
}

/** Shown instead of a missing screen: an explanation and links to other screens. */
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
