import { Fragment } from 'react';
import type { MarkedText } from '@/lib/search/results';
import * as s from './marked.module.scss';

/** A text in which what was asked for stands out. It may be in any script: it does not turn its neighbours around. */
export function Marked({ text, marks }: MarkedText) {
  return (
    <bdi>
      {marks.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.[1] ?? 0, start)}
          <mark className={s.root}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </bdi>
  );
}
