import { turnsOf, weeksOf } from '@/dashboard/figures/intern-figures';
import { trainingProgress } from '@/dashboard/figures/training';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Person } from '@/dashboard/model/records/records';
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
  intern: Person;
  mentorId: string;
  localNow: string;
}

/** One intern in the list: training, what waits for the mentor, and the hours of this week. */
export function InternRow({ intern, mentorId, localNow }: InternRowProps) {
  const today = localNow.slice(0, 10);
  const assignments = useRecords('assignments');
  const meetings = useRecords('meetings');
  const messages = useRecords('messages');
  const timeEntries = useRecords('timeEntries');
  const timesheets = useRecords('timesheets');
  const off = { leave: useRecords('leave'), holidays: useRecords('holidays') };
  const training = trainingProgress(useRecords('courses'), useRecords('courseProgress'), intern.id);
  const { submissions, nextMeeting, unread } = turnsOf(
    { assignments, meetings, messages },
    { internId: intern.id, mentorId, localNow },
  );
  const [week] = weeksOf(intern, { timeEntries, timesheets, off }, { today, count: 1 });
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
          {submissions + unread === 0 && <span className={s.detail}>Nothing waits for you</span>}
        </span>
        <span className={s.facts}>
          <span className={s.detail}>{lessons}</span>
          <WaveProgress label={`Training of ${intern.name}`} value={training.percent} valueText={lessons} />
        </span>
        <span className={s.facts}>
          <span className={s.detail}>
            {nextMeeting ? `Next meeting: ${dayAndTime(nextMeeting.startsAt)}` : 'No meeting is planned'}
          </span>
          {week && (
            <span className={s.detail}>
              This week: {hoursAndMinutes(week.minutes)} of {hoursAndMinutes(week.planned)}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}
