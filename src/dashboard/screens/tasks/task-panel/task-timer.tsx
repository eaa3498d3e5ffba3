import { startTaskTimer } from '@/dashboard/commands/time/timer';
import { isStaff } from '@/dashboard/figures/planned-time';
import { useRun } from '@/dashboard/hooks/use-run';
import { useStopTimer } from '@/dashboard/hooks/use-stop-timer';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { useMe, useRecord } from '@/dashboard/hooks/use-workspace';
import type { Task } from '@/dashboard/model/records/records';
import { mayHaveTime } from '@/dashboard/words/project-status';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { now } from '@/platform/clock';

export interface TaskTimerProps {
  task: Task;
}

/**
 * Starts and stops the signed-in person's timer for a task. A timer of other work is stopped and logged first. Renders
 * nothing for an admin, who has no time sheet to submit the time with, and on a project that can have no more time.
 */
export function TaskTimer({ task }: TaskTimerProps) {
  const me = useMe();
  const { id: personId } = me;
  const timer = useRecord('timers', personId);
  const timeZone = useTimeZone();
  const run = useRun();
  const stop = useStopTimer();
  const project = useRecord('projects', task.projectId);
  const runs = timer?.taskId === task.id;
  if (!isStaff(me) || !(runs || (project && mayHaveTime(project)))) return null;
  return (
    <Button
      size="compact"
      variant="outline"
      icon={<Icon name={runs ? 'square' : 'play'} size={16} />}
      onClick={() => void (runs ? stop() : run(startTaskTimer({ personId, task, at: now(), timeZone })))}
    >
      {runs ? 'Stop timer' : 'Start timer'}
    </Button>
  );
}
