import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { inboxOf, portalPath } from '@/routes/portal-paths';
import type { Occurrence } from '@/dashboard/calendar/occurrences';
import type { CalendarEvent } from '@/dashboard/model/records/records';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { LinkedText } from '@/dashboard/parts/linked-text/linked-text';
import { useMe, useRole, useWorkspace } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';
import * as s from './event-details.module.scss';
import { EventWhen } from './event-when';
import { SidePanel } from './side-panel';

export interface EventDetailsProps {
  occurrence: Occurrence;
  onClose: () => void;
  onExport: (event: CalendarEvent) => void;
}

const few = 6;

/** Another person's event: to read, to ask about, and to leave. */
export function EventDetails({ occurrence, onClose, onExport }: EventDetailsProps) {
  const me = useMe();
  const role = useRole();
  const run = useRun();
  const { shared } = useWorkspace();
  const { event, title, place } = occurrence;
  const nameOf = usePersonName();
  const others = event.attendeeIds.filter((id) => id !== me.id && id !== event.ownerId).map(nameOf);

  const leave = async () => {
    const attendeeIds = event.attendeeIds.filter((id) => id !== me.id);
    const { done } = await run(
      () => ({
        label: `Left “${event.title}”`,
        changes: [put('events', { ...event, attendeeIds })],
      }),
      // In a shared portal only the organiser can bring somebody back.
      { canUndo: !shared },
    );
    if (done) onClose();
  };

  return (
    <SidePanel title={title} onClose={onClose}>
      <dl className={s.facts}>
        <EventWhen occurrence={occurrence} />
        {place && (
          <div>
            <dt>Place</dt>
            <dd>{place}</dd>
          </div>
        )}
        <div>
          <dt>Planned by</dt>
          <dd>{nameOf(event.ownerId)}</dd>
        </div>
        {others.length > 0 && (
          <div>
            <dt>With</dt>
            <dd>
              {others.length <= few ? (
                others.join(', ')
              ) : (
                <details>
                  <summary className={s.summary}>{others.length} others</summary>
                  {others.join(', ')}
                </details>
              )}
            </dd>
          </div>
        )}
        {event.notes && (
          <div>
            <dt>Notes</dt>
            <dd className={s.notes}>
              <LinkedText text={event.notes} />
            </dd>
          </div>
        )}
      </dl>
      <div className={s.buttons}>
        <Button
          size="compact"
          href={portalPath(inboxOf(role), { compose: '1', to: event.ownerId })}
          icon={<Icon name="message-square" size={18} />}
        >
          Write to {nameOf(event.ownerId)}
        </Button>
        <Button
          size="compact"
          variant="outline"
          icon={<Icon name="download" size={18} />}
          onClick={() => onExport(event)}
        >
          Export as .ics
        </Button>
        <Button size="compact" variant="outline" onClick={() => void leave()}>
          {event.recurrence ? 'Leave the series' : 'Leave'}
        </Button>
      </div>
      <p className={s.hint}>
        Only the organiser can change an event. If you leave, it disappears from your calendar.
      </p>
    </SidePanel>
  );
}
