import type { LoadedPart } from './use-loaded';
import * as s from './load-failure.module.scss';

export interface LoadFailureProps {
  parts: readonly Pick<LoadedPart<never>, 'failed' | 'retry'>[];
  /** A sentence. @default 'This part could not be loaded.' */
  problem?: string;
}

/** An error with a retry button, if one of the parts failed to load. */
export function LoadFailure({ parts, problem = 'This part could not be loaded.' }: LoadFailureProps) {
  const failed = parts.filter((part) => part.failed);
  if (failed.length === 0) return null;
  return (
    <p role="alert" className={s.root}>
      {problem} Check the connection, then{' '}
      <button
        type="button"
        className={s.retry}
        onClick={() => {
          for (const part of failed) part.retry();
        }}
      >
        try again
      </button>
      .
    </p>
  );
}
