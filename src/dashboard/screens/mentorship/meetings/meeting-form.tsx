import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Conflict } from '@/dashboard/parts/conflict/conflict';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Panel } from '@/dashboard/parts/panel/panel';
import type { Meeting, Person } from '@/dashboard/model/records/records';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';
import { useKeptDraft } from '@/dashboard/hooks/use-kept-draft';
import { useLocalNow } from '@/dashboard/hooks/use-today';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { dayAndTime } from '@/dashboard/words/moment';
import {
  checkMeeting,
  lengths,
  meetingDraft,
  pointsOf,
  type MeetingDraft,
  type MeetingErrors,
} from './check-meeting';
import { FormFoot } from '@/dashboard/screens/mentorship/form-foot';
import * as s from './meeting-form.module.scss';

export interface MeetingFormProps {
  intern: Person;
  mentor: Person;
  /** The meeting that moves; without one a new one is planned. */
  meeting?: Meeting;
  onClose: () => void;
  /** It is kept. */
  onPlanned: (meeting: { id: string }) => void;
  className?: string;
}

const draftOf = (meeting: Meeting | undefined): MeetingDraft =>
  meeting
    ? {
        day: meeting.startsAt.slice(0, 10),
        time: meeting.startsAt.slice(11, 16),
        minutes: String(meeting.minutes),
        points: '',
      }
    : { day: '', time: '', minutes: '45', points: '' };

/** Plans a meeting with the mentor, or moves one. What is typed stays on this device until it is planned or dropped. */
export function MeetingForm({ intern, mentor, meeting, onClose, onPlanned, className }: MeetingFormProps) {
  const run = useRun();
  const localNow = useLocalNow();
  const meetings = useRecords('meetings');
  const kept = draftOf(meeting);
  const { draft, elsewhere, change, keepMine, reset } = useKeptDraft({
    name: meeting ? `meeting:${meeting.id}` : 'meeting',
    kept,
    fields: meetingDraft,
  });
  const [errors, setErrors] = useState<MeetingErrors>({});
  const [failure, setFailure] = useState('');
  const [clashes, setClashes] = useState(false);
  const day = useRef<HTMLElement>(null);
  const time = useRef<HTMLInputElement>(null);

  useEffect(() => day.current?.focus(), []);

  const set = (changes: Partial<MeetingDraft>) => {
    setErrors({});
    setClashes(false);
    change({ ...draft, ...changes });
  };

  const check = (event: FormEvent) => {
    event.preventDefault();
    const others = meetings.filter(({ id, internId }) => internId === intern.id && id !== meeting?.id);
    const wrong = checkMeeting(draft, { others, localNow });
    setErrors(wrong);
    if (wrong.day) return day.current?.focus();
    if (wrong.time) return time.current?.focus();
    if (elsewhere) return setClashes(true);
    void plan();
  };

  const plan = async () => {
    setClashes(false);
    const record: Meeting = {
      id: crypto.randomUUID(),
      revision: 0,
      internId: intern.id,
      mentorId: mentor.id,
      notes: '',
      agenda: pointsOf(draft.points).map((text) => ({ id: crypto.randomUUID(), text, done: false })),
      ...meeting,
      startsAt: `${draft.day}T${draft.time}`,
      minutes: Number(draft.minutes),
    };
    const verb = meeting ? 'Moved the meeting to' : 'Planned a meeting for';
    const outcome = await run(
      () => ({
        label: `${verb} ${dayAndTime(record.startsAt)}`,
        changes: [put('meetings', record)],
      }),
      { toast: 'success' },
    );
    if (!outcome.done) {
      setClashes(outcome.conflict);
      return setFailure(outcome.message);
    }
    reset(meeting ? draft : kept);
    onPlanned(record);
  };

  return (
    <Panel title={meeting ? 'Move the meeting' : `Plan a meeting with ${mentor.name}`} className={className}>
      <form noValidate className={s.root} onSubmit={check}>
        <div className={s.row}>
          <DateField
            ref={day}
            label="Day"
            min={localNow.slice(0, 10)}
            required
            value={draft.day}
            error={errors.day}
            onDay={({ day }) => set({ day })}
          />
          <InputField
            ref={time}
            type="time"
            label="Starts at"
            required
            value={draft.time}
            error={errors.time}
            onChange={({ target }) => set({ time: target.value })}
          />
          <ChoiceField
            label="Length"
            choices={[...new Set([...lengths, Number(kept.minutes)])]
              .sort((a, b) => a - b)
              .map((minutes) => ({ value: String(minutes), label: hoursAndMinutes(minutes) }))}
            value={draft.minutes}
            onChange={({ target }) => set({ minutes: target.value })}
          />
        </div>
        {!meeting && (
          <AreaField
            label="What to talk about"
            mark="optional"
            hint="A line for each point of the agenda."
            rows={3}
            maxLength={2000}
            value={draft.points}
            onChange={({ target }) => set({ points: target.value })}
          />
        )}
        {clashes && elsewhere && (
          <Conflict
            subject="This meeting"
            mine={draft}
            theirs={elsewhere}
            fields={[
              { label: 'When', text: ({ day: on, time: at }) => dayAndTime(`${on}T${at}`) },
              { label: 'Length', text: ({ minutes }) => hoursAndMinutes(Number(minutes)) },
            ]}
            onKeepMine={() => {
              keepMine();
              void plan();
            }}
            onTakeTheirs={() => {
              reset(kept);
              onClose();
            }}
          />
        )}
        <FormFoot
          submit={meeting ? 'Move' : 'Plan the meeting'}
          failure={clashes && elsewhere ? null : failure}
          onCancel={() => {
            reset(kept);
            onClose();
          }}
        />
      </form>
    </Panel>
  );
}
