import { useMemo, useState } from 'react';
import { brand } from '@/content/brand';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { cancelOccurrence } from '@/dashboard/calendar/edits';
import { findOccurrence, type Occurrence } from '@/dashboard/calendar/occurrences';
import { readerZone } from '@/dashboard/days/time-zone';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { useRun } from '@/dashboard/hooks/use-run';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { put, remove } from '@/dashboard/model/change';
import type { CalendarEvent } from '@/dashboard/model/records/records';
import { DomainError } from '@/dashboard/model/domain-error';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { reachable } from '@/dashboard/parts/people-picker/person-option';
import { OrphanNote } from '@/dashboard/screens/schedule/orphan-note';
import { planEvent, usePlannedEvent } from '@/dashboard/screens/schedule/use-planned-event';
import { dayAndMonth } from '@/dashboard/words/day';
import { newId } from '@/lib/new-id';
import { conflictFields } from './conflict-fields';
import { checkDraft, draftOf, draftOfOccurrence, newDraft, type EventDraft } from './event-draft';
import { EventFields } from './event-fields';
import * as s from './event-form.module.scss';
import { isWarned } from '@/dashboard/hooks/use-overlaps';
import { OverlapList } from '@/dashboard/parts/overlap-list/overlap-list';
import { eventFields, newEvent, placeOfDraft } from './stored-draft';

export interface EventFormProps {
  /** Names the draft. */
  draft: string;
  /** Null for a new event. */
  occurrence: Occurrence | null;
  /** Whether it edits one occurrence of a series. */
  asOne: boolean;
  /** The day or local time that a new event starts at. */
  place: string;
  onClose: () => void;
  /** Called with the day of the event that was saved or deleted. */
  onSaved: (event: { day: string }) => void;
  onExport: (event: CalendarEvent) => void;
}

/** The form of an event, and its other actions. */
export function EventForm({
  draft: name,
  asOne,
  occurrence,
  place,
  onClose,
  onSaved,
  onExport,
}: EventFormProps) {
  const me = useMe();
  const people = useRecords('people');
  const personName = usePersonName();
  const run = useRun();
  const event = occurrence?.event ?? null;
  const on = asOne ? occurrence!.on : null;
  const before = event?.recurrence ?? null;

  const occurrenceIn = (record: CalendarEvent) =>
    record.recurrence && findOccurrence([record], occurrence!.key, readerZone());
  const check = (draft: EventDraft) => checkDraft(asOne ? { ...draft, repeat: 'never' } : draft);
  const edit = useEdit({
    ...placeOfDraft(me.id, name),
    fields: eventFields,
    restoreWhole: name === newEvent,
    collection: 'events',
    id: event?.id ?? null,
    draftOf: (record) => {
      if (!record) return newDraft(place, readerZone());
      return asOne ? draftOfOccurrence(occurrenceIn(record) ?? occurrence!) : draftOf(record);
    },
    check,
    save: (draft, record) => {
      if (record && asOne && !occurrenceIn(record))
        throw new DomainError(
          'This event was moved or cancelled elsewhere. Find it in the calendar and edit it there.',
        );
      const planned = planEvent(draft, { event: record, on, ownerId: me.id });
      const id = newId();
      const added = { ...planned, id, uid: `${id}@${new URL(brand.url).hostname}` };
      const day = asOne ? ` on ${dayAndMonth(draft.startDay)}` : '';
      return {
        label: record ? `Changed “${planned.title}”${day}` : `Added “${planned.title}”`,
        changes: [put('events', record ? planned : added)],
      };
    },
    onSaved: ({ startDay }) => onSaved({ day: startDay }),
  });
  const { draft, dirty, discard } = edit;
  const [restored, setRestored] = useState(dirty);
  if (restored && !dirty) setRestored(false);

  const isRight = Object.keys(check(draft)).length === 0;
  const { orphans, ...warnings } = usePlannedEvent({ draft, isRight, event, on });
  const nameOf = (id: string) => (id === me.id ? 'You' : personName(id));
  const canBeInvited = useMemo(() => reachable(people, me.id), [people, me.id]);

  const erase = async () => {
    // Undo brings the draft back with the event.
    if (dirty) await edit.settle();
    const { title, firstDay } = occurrence!;
    const label = asOne ? `Removed “${title}” on ${dayAndMonth(firstDay)}` : `Deleted “${event!.title}”`;
    const change = on !== null ? put('events', cancelOccurrence(event!, on)) : remove('events', event!);
    const { done } = await run(() => ({ label, changes: [change] }));
    if (done) onSaved({ day: firstDay });
  };

  return (
    <EditForm
      edit={edit}
      submit={isWarned(warnings) ? 'Save anyway' : event ? 'Save changes' : 'Save event'}
      onCancel={event ? undefined : onClose}
      subject="This event"
      compare={conflictFields(nameOf, before)}
      actions={
        event && (
          <>
            <Button
              size="compact"
              variant="outline"
              icon={<Icon name="trash" size={18} />}
              onClick={() => void erase()}
            >
              {asOne ? 'Remove this one' : before ? 'Delete the series' : 'Delete'}
            </Button>
            <Button
              size="compact"
              variant="outline"
              icon={<Icon name="download" size={18} />}
              onClick={() => onExport(event)}
            >
              Export as .ics
            </Button>
          </>
        )
      }
    >
      {restored && (
        <p className={s.restored} role="status">
          This is your earlier draft.
          <button type="button" className={s.plain} onClick={discard}>
            Start over
          </button>
        </p>
      )}
      <EventFields
        edit={edit}
        extent={asOne ? 'occurrence' : 'event'}
        before={before}
        people={canBeInvited}
      />
      <OrphanNote orphans={orphans} />
      <OverlapList {...warnings} nameOf={nameOf} />
    </EditForm>
  );
}
