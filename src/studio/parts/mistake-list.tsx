import type { Mistake } from '@/studio/data/api';
import * as s from './mistake-list.module.scss';

/** The mistakes that the build rejects, each with its place and the expected value. */
export function MistakeList({ mistakes }: { mistakes: readonly Mistake[] }) {
  return (
    <ul role="list" className={s.root}>
      {mistakes.map(({ file, line, field, expected, got }) => (
        <li key={`${file}:${line}:${field}:${expected}`} className={s.item}>
          <strong>
            {file}, line {line}, {field}
          </strong>
          : expected {expected}, got {got}.
        </li>
      ))}
    </ul>
  );
}
