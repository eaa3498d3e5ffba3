import { useEffect } from 'react';
import { Link } from '@/design-system/link/link';
import { Icon } from '@/design-system/icon/icon';
import { cx } from '@/lib/cx';
import { prefixTitle } from '@/platform/title-prefix';
import { anchors } from '@/routes/anchors';
import { portalPath } from '@/routes/portal-paths';
import type { Timer } from '@/dashboard/model/records/records';
import { clockSpan } from '@/dashboard/words/span';
import { spokenMinutes } from '@/dashboard/words/timer';
import { projectName } from '@/dashboard/words/project';
import { timerSeconds, timerWarning } from '@/dashboard/commands/time/timer';
import { useStopTimer } from '@/dashboard/hooks/use-stop-timer';
import { useMe, useRecord } from '@/dashboard/hooks/use-workspace';
import { useNow } from '@/dashboard/hooks/use-now';
import * as s from './timer-pill.module.scss';

/** Update interval in ms. The time is shown in minutes. */
const tick = 5000;

export interface TimerPillProps {
  timer: Timer;
  className?: string;
}

/** The running timer in the top bar and in the page title, with a link to the week and a stop button. */
export function TimerPill({ timer, className }: TimerPillProps) {
  const me = useMe();
  const project = projectName(useRecord('projects', timer.projectId));
  const at = useNow(tick);
  const stop = useStopTimer();
  const minutes = Math.floor(timerSeconds(timer, at) / 60);
  const time = clockSpan(minutes);
  useEffect(() => prefixTitle(`${time} · ${project}`), [time, project]);

  const press = async () => {
    const { done } = await stop();
    if (!done) return;
    // The pressed button disappears with the timer.
    document.getElementById(anchors.main)?.focus({ preventScroll: true });
  };

  return (
    <div className={cx(s.root, className)} data-odd={timerWarning(timer, at) !== null || undefined}>
      <Link
        className={s.link}
        href={portalPath(me.kind === 'intern' ? 'timelog' : 'timesheet')}
        aria-label={`${time} ${project}: timer, ${spokenMinutes(minutes)}`}
      >
        <span className={s.dot} />
        {/* The space keeps the text the same as the start of the name. */}
        <span className={s.time}>{time}</span> <span className={s.project}>{project}</span>
      </Link>
      <button
        type="button"
        className={s.stop}
        aria-label={`Stop the timer on ${project}`}
        onClick={() => void press()}
      >
        <Icon name="square" size={16} className={s.square} />
      </button>
    </div>
  );
}
