import { useId, type ComponentProps } from 'react';
import type { PageLink } from '@/content/card-data';
import { Button } from '@/design-system/button/button';
import { cx } from '@/lib/cx';
import * as s from './call-to-action.module.scss';

export interface CallToActionProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  title: string;
  text?: string;
  /** A page, a URL of another site or an email address. */
  action: PageLink;
}

/** One next action, on the dark ground. */
export function CallToAction({ title, text, action, className, ...rest }: CallToActionProps) {
  const titleId = useId();
  return (
    <section className={cx(s.root, className)} data-ground="dark" aria-labelledby={titleId} {...rest}>
      <div className={s.columns}>
        <h2 id={titleId} className={s.title}>
          {title}
        </h2>
        <div className={s.words}>
          {text && <p className={s.text}>{text}</p>}
          <Button variant="signal" href={action.path}>
            {action.label}
          </Button>
        </div>
      </div>
    </section>
  );
}
