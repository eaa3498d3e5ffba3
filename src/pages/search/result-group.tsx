import { useEffect, useId, useRef } from 'react';
import * as words from '@generated/yaml/words/searchPage';
import { Button } from '@/design-system/button/button';
import { Link } from '@/design-system/link/link';
import { Marked } from '@/design-system/search-box/marked';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { fill } from '@/lib/fill';
import type { SearchGroup, SearchKind } from '@/lib/search/results';
import * as s from './result-group.module.scss';

export interface ResultGroupProps {
  group: SearchGroup;
  /** The number of results that one press adds. */
  step: number;
  onMore: (target: { kind: SearchKind }) => void;
}

/** The results of one kind, best first, with a button for more. */
export function ResultGroup({ group: { kind, label, total, hits }, step, onMore }: ResultGroupProps) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const rest = total - hits.length;

  // After 'more', the focus moves to the first new result: the button may be gone.
  const ended = useRef<number | null>(null);
  useEffect(() => {
    if (ended.current === null || hits.length <= ended.current) return;
    list.current?.children[ended.current]?.querySelector('a')?.focus();
    ended.current = null;
  }, [hits.length]);

  return (
    <section aria-labelledby={titleId} className={s.root}>
      <h2 id={titleId} className={s.title}>
        {label} <span className={s.count}>{total}</span>
      </h2>
      <div>
        <ul ref={list} role="list" className={s.list}>
          {hits.map(({ path, title, summary }) => (
            <li key={path} className={s.item}>
              <h3 className={s.name}>
                <Link href={path} className={s.link}>
                  <Marked {...title} />
                </Link>
              </h3>
              {summary.text && (
                <p className={s.summary}>
                  <Marked {...summary} />
                </p>
              )}
              {title.marks.length + summary.marks.length === 0 && <p className={s.reason}>{words.inText}</p>}
            </li>
          ))}
        </ul>
        {rest > 0 && (
          <Button
            variant="outline"
            size="compact"
            className={s.more}
            onClick={() => {
              ended.current = hits.length;
              onMore({ kind });
            }}
          >
            {fill(words.showMore, { count: Math.min(rest, step) })}
            <VisuallyHidden> {fill(words.showMoreOf, { kind: label })}</VisuallyHidden>
          </Button>
        )}
      </div>
    </section>
  );
}
