import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from '@/lib/cx';
import * as s from './panel.module.scss';

export interface PanelProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Heading and accessible name of the section. */
  title: string;
  /** Content beside the title: a legend, a filter, a link. */
  aside?: ReactNode;
  /** Hides the title visually, if nearby text says the same. @default false */
  titleHidden?: boolean;
  children: ReactNode;
}

/** A titled box with a hairline border. Panels sit side by side in a `PanelGrid`, never inside each other. */
export function Panel({ title, aside, titleHidden = false, className, children, ...rest }: PanelProps) {
  const id = useId();
  return (
    <section className={cx(s.root, className)} aria-labelledby={id} {...rest}>
      <header className={s.head} data-hidden={(titleHidden && !aside) || undefined}>
        <h2 id={id} className={titleHidden ? s.hidden : s.title}>
          {title}
        </h2>
        {aside && <div className={s.aside}>{aside}</div>}
      </header>
      {children}
    </section>
  );
}
