import { Button } from '@/design-system/button/button';
import { meetingIdOf } from '@/dashboard/calendar/fixed-events';
import type { Occurrence } from '@/dashboard/calendar/occurrences';
import { useRole } from '@/dashboard/hooks/use-workspace';
import { leaveOf, portalPath } from '@/routes/portal-paths';
import * as s from './event-details.module.scss';
import { EventWhen } from './event-when';
import { SidePanel } from './side-panel';

export interface FixedDetailsProps {
  occurrence: Occurrence;
  onClose: () => void;
}

interface FactsProps extends FixedDetailsProps {
  /** Link to the screen where it can be changed. */
  link: { label: string; href: string } | null;
}

function Facts({ occurrence, onClose, link }: FactsProps) {
  return (
    <SidePanel title={occurrence.title} onClose={onClose}>
      <dl className={s.facts}>
        <EventWhen occurrence={occurrence} />
      </dl>
      {link && (
        <div className={s.buttons}>
          <Button size="compact" href={link.href}>
            {link.label}
          </Button>
        </div>
      )}
    </SidePanel>
  );
}

/** A leave or a public holiday in the calendar, to read. */
export function DayOffDetails(props: FixedDetailsProps) {
  const href = portalPath(leaveOf(useRole()));
  return <Facts {...props} link={{ label: 'Open Leave', href }} />;
}

/** A meeting with an intern in the mentor's calendar, to read. */
export function MeetingDetails(props: FixedDetailsProps) {
  const role = useRole();
  const { event } = props.occurrence;
  const address = { intern: event.ownerId, meeting: meetingIdOf(event)! };
  const link = { label: 'Open the meeting', href: portalPath('my-interns', address) };
  return <Facts {...props} link={role === 'employee' ? link : null} />;
}
