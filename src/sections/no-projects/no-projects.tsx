import type { ComponentProps } from 'react';
import * as linkWords from '@generated/yaml/words/links';
import * as words from '@generated/yaml/words/noProjects';
import { Button } from '@/design-system/button/button';
import { cx } from '@/lib/cx';
import { pathTo } from '@/routes/paths';
import * as s from './no-projects.module.scss';

/** The empty state of a list of projects: the reason, and the next action. */
export function NoProjects({ className, ...rest }: Omit<ComponentProps<'div'>, 'children'>) {
  return (
    <div className={cx(s.root, className)} {...rest}>
      <h2 className={s.sentence}>{words.title}</h2>
      <p className={s.reason}>{words.text}</p>
      <Button href={pathTo('contact')}>{linkWords.askUs}</Button>
    </div>
  );
}
