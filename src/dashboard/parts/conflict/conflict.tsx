import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { Button } from '@/design-system/button/button';
import { cx } from '@/lib/cx';
import { ConflictTable, type ConflictTableProps } from './conflict-table';
import * as s from './conflict.module.scss';

export interface ConflictProps<Version>
  extends Omit<ComponentProps<'section'>, 'children'>, ConflictTableProps<Version> {
  /** The changed record: 'This task', 'This event'. */
  subject: string;
  onKeepMine: () => void;
  onUseTheirs: () => void;
}

/** Compares your version with their version, field by field. Takes the focus when it appears. */
export function Conflict<Version>({
  subject,
  mine,
  theirs,
  fields,
  onKeepMine,
  onUseTheirs,
  className,
  ...rest
}: ConflictProps<Version>) {
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className={cx(s.root, className)} aria-labelledby={id} {...rest}>
      <h3 id={id} ref={title} tabIndex={-1} className={s.title}>
        {titleOf(subject, mine, theirs)}
      </h3>
      <ConflictTable mine={mine} theirs={theirs} fields={fields} />
      <div className={s.actions}>
        <Button size="compact" onClick={onKeepMine}>
          {mine ? 'Keep mine' : 'Delete it anyway'}
        </Button>
        <Button size="compact" variant="outline" onClick={onUseTheirs}>
          {theirs ? 'Use theirs' : 'Discard mine'}
        </Button>
      </div>
    </section>
  );
}

function titleOf(subject: string, mine: unknown, theirs: unknown): string {
  if (!theirs) return `${subject} was deleted elsewhere while you edited it. Choose which version to keep.`;
  if (!mine) return `${subject} was changed elsewhere while you deleted it. Choose which version to keep.`;
  return `${subject} was changed elsewhere while you edited it. Choose which version to keep.`;
}
