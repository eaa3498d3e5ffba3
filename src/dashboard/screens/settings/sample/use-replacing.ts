import { useRef, useState } from 'react';

/** Runs a task that replaces all records, once at a time. @returns its state, and its error or '' */
export function useReplacing(task: () => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const running = useRef(false);
  const run = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setError('');
    try {
      await task();
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : 'The records could not be replaced. Try again.');
    }
    running.current = false;
    setBusy(false);
  };
  return { busy, error, run: () => void run() };
}
