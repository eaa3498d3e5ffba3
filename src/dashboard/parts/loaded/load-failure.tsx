import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import type { LatePart } from '@/lib/use-part';
import { showToast } from '@/state/show-toast';
import * as s from './load-failure.module.scss';

export interface LoadFailureProps extends Omit<ComponentProps<'p'>, 'children'> {
  parts: readonly Pick<LatePart<never>, 'failed' | 'prepare'>[];
  /** A sentence. @default 'This part could not be loaded.' */
  problem?: string;
  /** A sentence. @default 'Check the connection.' */
  advice?: string;
}

/** An error with a retry button, if one of the parts failed to load. */
export function LoadFailure({
  parts,
  problem = 'This part could not be loaded.',
  advice = 'Check the connection.',
  className,
  ...rest
}: LoadFailureProps) {
  const failed = parts.filter((part) => part.failed);
  if (failed.length === 0) return null;
  return (
    <p role="alert" className={cx(s.root, className)} {...rest}>
      {problem} {advice}{' '}
      <button type="button" className={s.retry} onClick={() => failed.forEach((part) => part.prepare())}>
        Try again
      </button>
    </p>
  );
}

/** Says that the code for a press did not load, and offers to repeat the press. @param what - 'The search' */
export const showLoadFailure = (what: string, onAction: () => void) =>
  showToast({
    text: `${what} could not be loaded. Check the connection.`,
    tone: 'attention',
    action: { label: 'Try again', onAction },
  });
