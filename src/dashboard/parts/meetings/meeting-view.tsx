import { useRef, useState } from 'react';
import { Button } from '@/design-system/button/button';
import { useFocusBack } from '@/dashboard/parts/focus-on-change/use-focus-back';
import { takesFocus } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { Panel } from '@/dashboard/parts/panel/panel';
import { endOf } from '@/dashboard/figures/mentorship';
import type { Meeting } from '@/dashboard/model/records/records';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { dayAndTime, relativeDay } from '@/dashboard/words/moment';
import { dayAsOf } from '@/dashboard/words/day';
import { useMe, useRecord } from '@/dashboard/hooks/use-workspace';
import { remove } from '@/dashboard/model/change';
import { useRun } from '@/dashboard/hooks/use-run';
import { useSending } from '@/dashboard/hooks/use-sending';
import { Agenda } from './agenda';
import { MeetingForm } from './meeting-form';
import { MeetingNotes } from './meeting-notes';
import * as s from './meeting-view.module.scss';

export interface MeetingViewProps {
  meeting: Meeting;
  localNow: string;
  isNext: boolean;
  onRemoved: () => void;
}

/** One meeting: its time, agenda and notes. */
export function MeetingView({ meeting, localNow, isNext, onRemoved }: MeetingViewProps) {
  const me = useMe();
  const run = useRun();
  const { busy, send } = useSending();
  const intern = useRecord('people', meeting.internId);
  const mentor = useRecord('people', meeting.mentorId);
  const other = me.id === meeting.mentorId ? intern : mentor;
  const [moving, setMoving] = useState(false);
  const moveButton = useRef<HTMLButtonElement>(null);
  useFocusBack(moving, () => moveButton.current);
  const today = localNow.slice(0, 10);
  const over = endOf(meeting) <= localNow;
  const now = !over && meeting.startsAt <= localNow;

  const cancelMeeting = async () => {
    const label = `Cancelled the meeting on ${dayAndTime(meeting.startsAt)}`;
    const { done } = await run(() => ({ label, changes: [remove('meetings', meeting)] }));
    if (done) onRemoved();
  };

  if (moving && intern && mentor)
    return (
      <MeetingForm
        intern={intern}
        mentor={mentor}
        meeting={meeting}
        onClose={() => setMoving(false)}
        onPlanned={() => setMoving(false)}
      />
    );
  return (
    <Panel
      {...takesFocus}
      className={s.root}
      title={isNext ? 'Next meeting' : `Meeting on ${dayAsOf(meeting.startsAt, today)}`}
      aside={
        !over && (
          <div className={s.actions}>
            <Button ref={moveButton} variant="outline" size="compact" onClick={() => setMoving(true)}>
              Move
            </Button>
            <Button
              variant="outline"
              size="compact"
              aria-disabled={busy || undefined}
              onClick={() => void send(cancelMeeting)}
            >
              Cancel meeting
            </Button>
          </div>
        )
      }
    >
      <p className={s.when}>
        <time dateTime={meeting.startsAt} className={s.time}>
          {dayAndTime(meeting.startsAt)}
        </time>
        <span>{hoursAndMinutes(meeting.minutes)}</span>
        <span>{now ? 'under way' : relativeDay(meeting.startsAt, today)}</span>
        {other && <span>with {other.name}</span>}
      </p>
      <Agenda meeting={meeting} />
      <MeetingNotes meeting={meeting} />
    </Panel>
  );
}
