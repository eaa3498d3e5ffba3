import { useRef, useState } from 'react';

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
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(earlier);
  const running = useRef(false);
  const send: Sending['send'] = async (act) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setProblem('');
    const outcome = await Promise.resolve().then(act).catch(messageOf);
    running.current = false;
    setBusy(false);
    setProblem(outcome ?? '');
  };
  return { busy, problem, setProblem, send };
}
