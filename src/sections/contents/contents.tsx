import { useMemo, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/pages';
import { cx } from '@/lib/cx';
import type { ProseHeading } from '@/lib/prose';
import * as s from './contents.module.scss';
import { useCurrentHeading } from './use-current-heading';

export interface ContentsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The headings of the text, in document order. */
  headings: readonly ProseHeading[];
  /** @default 'In this article' */
  label?: string;
}

/**
 * The table of contents of a long text. Beside the text, it stays in view and marks the current part. Above the text,
 * it folds.
 */
export function Contents({ headings, label = words.inThisArticle, className, ...rest }: ContentsProps) {
  const current = useCurrentHeading(useMemo(() => headings.map(({ id }) => id), [headings]));
  if (headings.length === 0) return null;
  return (
    <nav aria-label={label} className={cx(s.root, className)} data-lenis-prevent="" {...rest}>
      <p className={s.title}>{label}</p>
      {/* The list follows the element: a wide screen could not show the content of a closed one. */}
      <details className={s.fold}>
        <summary className={s.summary}>{label}</summary>
      </details>
      <ol role="list" className={s.list}>
        {headings.map(({ id, title, level }) => (
          <li key={id} className={s.item} data-level={level}>
            <a href={`#${id}`} className={s.link} aria-current={id === current ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
