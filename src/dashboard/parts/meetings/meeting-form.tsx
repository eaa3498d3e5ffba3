import { useEffect, useMemo, useRef, useState } from 'react';
import { meetingEvents } from '@/dashboard/calendar/fixed-events';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { isWarned, useOverlaps } from '@/dashboard/hooks/use-overlaps';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { useLocalNow } from '@/dashboard/hooks/use-today';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { put } from '@/dashboard/model/change';
import type { Meeting, Person } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { OverlapList } from '@/dashboard/parts/overlap-list/overlap-list';
import { Panel } from '@/dashboard/parts/panel/panel';
import { dayAndTime } from '@/dashboard/words/moment';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { newId } from '@/lib/new-id';
import { checkMeeting, lengths, meetingDraft, pointsOf, type MeetingDraft } from './check-meeting';
import * as s from './meeting-form.module.scss';

export interface MeetingFormProps {
  intern: Person;
  mentor: Person;
  /** The meeting that moves; without one a new one is planned. */
  meeting?: Meeting;
  onClose: () => void;
  onPlanned: (meeting: { id: string }) => void;
  className?: string;
}

const draftOf = (meeting: Meeting | null): MeetingDraft =>
  meeting
    ? {
        day: meeting.startsAt.slice(0, 10),
        time: meeting.startsAt.slice(11, 16),
        minutes: String(meeting.minutes),
        points: '',
      }
    : { day: '', time: '', minutes: '45', points: '' };

/** Plans or moves a meeting of an intern and a mentor, for either of them. */
export function MeetingForm({ intern, mentor, meeting, onClose, onPlanned, className }: MeetingFormProps) {
  const me = useMe();
  const isIntern = me.id === intern.id;
  const localNow = useLocalNow();
  const meetings = useRecords('meetings');
  const day = useRef<HTMLElement>(null);
  const [addedId] = useState(newId);
  const check = (draft: MeetingDraft) => {
    const others = meetings.filter(
      ({ id, internId, mentorId }) => id !== meeting?.id && (internId === intern.id || mentorId === me.id),
    );
    return checkMeeting(draft, { others, localNow });
  };
  const edit = useEdit({
    form: meeting ? `meeting:${meeting.id}` : isIntern ? 'meeting' : `meeting-with:${intern.id}`,
    fields: meetingDraft,
    collection: 'meetings',
    id: meeting?.id ?? null,
    draftOf,
    check,
    save: (draft, record) => {
      const startsAt = `${draft.day}T${draft.time}`;
      const latest = record ?? {
        id: addedId,
        revision: 0,
        internId: intern.id,
        mentorId: mentor.id,
        notes: '',
        agenda: pointsOf(draft.points).map((text) => ({ id: newId(), text, done: false })),
      };
      return {
        label: `${record ? 'Moved the meeting to' : 'Planned a meeting for'} ${dayAndTime(startsAt)}`,
        changes: [put('meetings', { ...latest, startsAt, minutes: Number(draft.minutes) })],
      };
    },
    onSaved: () => onPlanned({ id: meeting?.id ?? addedId }),
  });
  useEffect(() => day.current?.focus(), []);
  const { day: onDay, time, minutes } = edit.draft;
  const isRight = Object.keys(check(edit.draft)).length === 0;
  const [nameOf, timeZone] = [usePersonName(), useTimeZone()];
  const planned = useMemo(() => {
    if (!isRight) return null;
    const when = { startsAt: `${onDay}T${time}`, minutes: Number(minutes) };
    const id = meeting?.id ?? addedId;
    const mentorId = meeting?.mentorId ?? mentor.id;
    const draft = { id, revision: 0, internId: intern.id, mentorId, notes: '', agenda: [], ...when };
    return meetingEvents([draft], { personId: me.id, nameOf, timeZone })[0]!;
  }, [isRight, onDay, time, minutes, meeting, addedId, intern.id, mentor.id, me.id, nameOf, timeZone]);
  const warnings = useOverlaps(planned);
  const saved = Number(draftOf(meeting ?? null).minutes);
  return (
    <Panel
      title={meeting ? 'Move meeting' : `Plan meeting with ${isIntern ? mentor.name : intern.name}`}
      className={className}
    >
      <EditForm
        edit={edit}
        className={s.root}
        submit={
          isWarned(warnings) ? `${meeting ? 'Move' : 'Plan'} anyway` : meeting ? 'Move' : 'Save meeting'
        }
        onCancel={onClose}
        subject="This meeting"
        compare={{
          day: { label: 'When', text: (version) => dayAndTime(`${version.day}T${version.time}`) },
          time: null,
          minutes: { label: 'Length', text: ({ minutes }) => hoursAndMinutes(Number(minutes)) },
          // Only of a new meeting.
          points: null,
        }}
      >
        <div className={s.row}>
          <DateField
            ref={day}
            label="Day"
            min={localNow.slice(0, 10)}
            required
            value={edit.draft.day}
            error={edit.errors.day}
            onDay={({ day: value }) => edit.set({ day: value })}
          />
          <InputField type="time" label="Starts at" required {...edit.field('time')} />
          <ChoiceField
            label="Length"
            choices={[...new Set([...lengths, saved])]
              .sort((a, b) => a - b)
              .map((minutes) => ({ value: String(minutes), label: hoursAndMinutes(minutes) }))}
            {...edit.field('minutes')}
          />
        </div>
        {!meeting && (
          <AreaField
            label="What to talk about"
            mark="optional"
            hint="One agenda point per line."
            rows={3}
            maxLength={2000}
            {...edit.field('points')}
          />
        )}
        <OverlapList {...warnings} nameOf={(id) => (id === me.id ? 'You' : nameOf(id))} />
      </EditForm>
    </Panel>
  );
}
