import { dayAsOf, longDay } from '@/dashboard/words/day';
import { timeOf } from '@/dashboard/days/zones';
import { goalPercent, goalsOf, goalState, meetingsOf } from '@/dashboard/figures/mentorship';
import { useMe, useRecord, useRecords } from '@/dashboard/hooks/use-workspace';
import { useLocalNow } from '@/dashboard/hooks/use-today';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { portalPath } from '@/routes/portal-paths';
import { PanelLink } from '@/dashboard/screens/home/parts/panel-link';
import { HomeRowList, type HomeRow } from '@/dashboard/screens/home/parts/home-row-list';

const shownGoals = 3;

/** The next meeting with the mentor and the open goals. */
export function MentorPanel() {
  const me = useMe();
  const localNow = useLocalNow();
  const today = localNow.slice(0, 10);
  const mentor = useRecord('people', me.mentorId);
  const meetings = useRecords('meetings');
  const goals = useRecords('goals');
  const [next] = meetingsOf(meetings, me.id, localNow).coming;
  const open = goalsOf(goals, me.id).filter((goal) => goalState(goal, today) !== 'finished');
  const meetingRow: HomeRow[] = next
    ? [
        {
          id: next.id,
          text: `Meeting on ${longDay(next.startsAt.slice(0, 10))}`,
          href: portalPath('mentorship', { meeting: next.id }),
          detail: `${timeOf(next.startsAt)}, ${next.minutes} minutes${mentor ? ` with ${mentor.name}` : ''}`,
          when: next.startsAt.startsWith(today) ? 'Today' : undefined,
        },
      ]
    : [];
  const goalRows = open.slice(0, shownGoals).map((goal): HomeRow => ({
    id: goal.id,
    text: goal.title,
    href: portalPath('mentorship', { goal: goal.id }),
    detail: `${goalPercent(goal)}% done`,
    when: dayAsOf(goal.targetOn, today),
    whenSaid: goal.targetOn < today ? 'overdue since' : 'due',
    urgent: goal.targetOn < today,
  }));
  return (
    <Panel title="Mentor" aside={<PanelLink href={portalPath('mentorship')}>Mentorship</PanelLink>}>
      {!next && (
        <Empty title={mentor ? 'No meeting is planned' : 'You have no mentor yet'}>
          {mentor
            ? `Ask ${mentor.name} for one, or plan it in Mentors.`
            : 'An admin assigns a mentor. Their name and meetings then appear here.'}
        </Empty>
      )}
      {meetingRow.length + goalRows.length > 0 && <HomeRowList rows={[...meetingRow, ...goalRows]} />}
    </Panel>
  );
}
