import type { InternFigure } from '@/dashboard/figures/intern-figures';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { WaveProgress } from '@/dashboard/parts/wave-progress/wave-progress';
import { counted } from '@/dashboard/words/count';
import { dayAndTime } from '@/dashboard/words/moment';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { Badge } from '@/design-system/badge/badge';
import { Link } from '@/design-system/link/link';
import { portalPath } from '@/routes/portal-paths';
import * as s from './interns.module.scss';

export interface InternRowProps {
  figure: InternFigure;
}

/** One intern in the list: training, what waits for the mentor, and the hours of this week. */
export function InternRow({ figure }: InternRowProps) {
  const { intern, submissions, unread, training, nextMeeting, minutes, planned } = figure;
  const lessons = `${training.done} of ${counted(training.total, 'lesson')}`;
  return (
    <li>
      <Link className={s.row} href={portalPath('my-interns', { intern: intern.id })}>
        <Avatar name={intern.name} />
        <span className={s.words}>
          <span className={s.name}>{intern.name}</span>
          <span className={s.detail}>{[intern.position, intern.team].filter(Boolean).join(', ')}</span>
        </span>
        <span className={s.turns}>
          {submissions > 0 && <Badge tone="attention">{counted(submissions, 'submission')} to review</Badge>}
          {unread > 0 && <Badge tone="attention">{counted(unread, 'unread message')}</Badge>}
          {submissions + unread === 0 && <span className={s.detail}>Nothing to review</span>}
        </span>
        <span className={s.facts}>
          <span className={s.detail}>{lessons}</span>
          <WaveProgress label={`Training of ${intern.name}`} value={training.percent} valueText={lessons} />
        </span>
        <span className={s.facts}>
          <span className={s.detail}>
            {nextMeeting ? `Next meeting: ${dayAndTime(nextMeeting.startsAt)}` : 'No meeting is planned'}
          </span>
          <span className={s.detail}>
            This week: {hoursAndMinutes(minutes)} of {hoursAndMinutes(planned)}
          </span>
        </span>
      </Link>
    </li>
  );
}
