import type { ComponentProps } from 'react';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { cx } from '@/lib/cx';
import * as s from './tag-filter.module.scss';

export interface TagCount {
  tag: string;
  /** Number of matching records that pass all other filters. */
  count: number;
}

export interface TagFilterProps extends Omit<ComponentProps<'div'>, 'children' | 'onToggle'> {
  label: string;
  tags: readonly TagCount[];
  chosen: readonly string[];
  onToggle: (tag: { tag: string }) => void;
}

/** A filter by tags. Each tag is a toggle button that shows its number of matches. */
export function TagFilter({ label, tags, chosen, onToggle, className, ...rest }: TagFilterProps) {
  return (
    <div role="group" aria-label={label} className={cx(s.root, className)} {...rest}>
      {tags.map(({ tag, count }) => (
        <button
          key={tag}
          type="button"
          aria-pressed={chosen.includes(tag)}
          className={s.tag}
          onClick={() => onToggle({ tag })}
        >
          {tag}
          <VisuallyHidden>, </VisuallyHidden>
          <span className={s.count}>{count}</span>
        </button>
      ))}
    </div>
  );
}
