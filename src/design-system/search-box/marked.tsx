import { Fragment } from 'react';
import type { MarkedText } from '@/lib/search/results';
import * as s from './marked.module.scss';

/** A text with the search matches highlighted. `<bdi>` isolates its writing direction. */
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
