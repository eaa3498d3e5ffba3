import { useCallback } from 'react';
import { now } from '@/platform/clock';
import { stopAndLog } from '@/dashboard/commands/time/timer';
import { useTimeZone } from './use-time-zone';
import { useWorkspace } from './use-workspace';
import type { Outcome } from '@/dashboard/store/workspace/workspace';
import { useRun, type RunOptions } from './use-run';

/** Stops the signed-in person's timer and logs its time. @param note - @default the timer's note */
export function useStopTimer(options?: RunOptions): (note?: string) => Promise<Outcome> {
  const run = useRun();
  const timeZone = useTimeZone();
  const { actorId: personId } = useWorkspace();
  const { toast } = options ?? {};
  return useCallback(
    (note) => run(stopAndLog({ personId, at: now(), timeZone, note }), { toast }),
    [run, timeZone, personId, toast],
  );
}
