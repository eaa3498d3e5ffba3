import { useState } from 'react';
import { useOnce } from './use-once';

/** The message of an error for users. */
export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'Something went wrong. Try again, or reload the page.';

export interface Sending {
  busy: boolean;
  /** Error message of the last action, or ''. */
  problem: string;
  setProblem: (problem: string) => void;
  /**
   * Runs an action, unless one is running: a second press does nothing.
   * @param act - returns an error message, or nothing after success. It may throw an error with a message for users.
   */
  send: (act: () => Promise<string | null | void>) => Promise<void>;
}

/**
 * State of an action that must run once at a time, such as a delete or a message to the server.
 * @param earlier - the first error message @default none
 */
export function useSending(earlier = ''): Sending {
  const [busy, once] = useOnce();
  const [problem, setProblem] = useState(earlier);
  const send: Sending['send'] = (act) =>
    once(async () => {
      setProblem('');
      setProblem((await Promise.resolve().then(act).catch(messageOf)) ?? '');
    });
  return { busy, problem, setProblem, send };
}
