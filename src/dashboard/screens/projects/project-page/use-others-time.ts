import { useCallback, useEffect, useState } from 'react';
import type { DayMinutes } from '@/dashboard/days/day-minutes';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';

export interface OthersTime {
  /** Undefined where this device has the time of everyone. Null until the server has sent its sums. */
  days: readonly DayMinutes[] | null | undefined;
  failed: boolean;
  /** The server’s own words about the failure, if it answered. */
  advice: string | undefined;
  retry: () => void;
}

/**
 * The time of colleagues on a project. The server of a shared portal sends only its sums, when the page of the project opens.
 * @param isWanted - false for a reader who sees only own time
 */
export function useOthersTime(projectId: string, isWanted: boolean): OthersTime {
  const { shared } = useWorkspace();
  const [days, setDays] = useState<readonly DayMinutes[] | null>(null);
  const [failure, setFailure] = useState<Error | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!shared || !isWanted) return;
    let isCurrent = true;
    shared.readProjectTime(projectId).then(
      (read) => {
        if (!isCurrent) return;
        setDays(read);
        setFailure(null);
      },
      (error: Error) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [shared, projectId, isWanted, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  // A lost connection has a name of its own.
  const advice = failure?.name === 'Error' ? failure.message : undefined;
  return { days: shared && days, failed: failure !== null, advice, retry };
}
