import type { ComponentProps } from 'react';
import { Button } from '@/design-system/button/button';
import { cx } from '@/lib/cx';
import { pathTo } from '@/routes/paths';
import * as s from './no-projects.module.scss';

/** In the place of a list of projects that is empty: why, and what to do. */
export function NoProjects({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div className={cx(s.root, className)} {...rest}>
      <h2 className={s.sentence}>No project to show here yet</h2>
      <p className={s.reason}>
        Some of our work is not ours to publish. Ask, and we tell you what we have done of this kind.
      </p>
      <Button href={pathTo('contact')}>Ask us</Button>
    </div>
  );
}
