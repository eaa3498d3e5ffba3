import { useState } from 'react';
import { Button } from '@/design-system/button/button';
import { Conflict } from '@/dashboard/parts/conflict/conflict';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import type { Meeting } from '@/dashboard/model/records/records';
import { dayAndTime } from '@/dashboard/words/moment';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';
import { lostDraft } from '@/dashboard/hooks/use-draft';
import { useKeptDraft } from '@/dashboard/hooks/use-kept-draft';
import { text } from '@/dashboard/model/fields/fields';
import * as s from './meeting-notes.module.scss';

export interface MeetingNotesProps {
  meeting: Meeting;
}

/** What was said. It stays on this device while it is typed, and with the meeting once it is saved. */
export function MeetingNotes({ meeting }: MeetingNotesProps) {
  const run = useRun();
  const { draft, dirty, state, elsewhere, change, keepMine, reset } = useKeptDraft({
    name: `meeting-notes:${meeting.id}`,
    kept: meeting.notes,
    fields: text,
  });
  const [error, setError] = useState<string>();
  const [clashes, setClashes] = useState(false);

  const save = async () => {
    setError(undefined);
    setClashes(false);
    const notes = draft.trimEnd();
    const outcome = await run(
      () => ({
        label: `Saved the notes of ${dayAndTime(meeting.startsAt)}`,
        changes: [put('meetings', { ...meeting, notes })],
      }),
      { toast: 'success' },
    );
    if (outcome.done) reset(notes);
    else {
      setClashes(outcome.conflict);
      setError(outcome.message);
    }
  };

  return (
    <form
      className={s.root}
      onSubmit={(event) => {
        event.preventDefault();
        if (!dirty) return;
        if (elsewhere === null) void save();
        else setClashes(true);
      }}
    >
      <AreaField
        label="Notes"
        rows={5}
        maxLength={10_000}
        placeholder="What was decided, who does what, what stays open"
        value={draft}
        error={elsewhere === null ? error : undefined}
        onChange={({ target }) => change(target.value)}
      />
      {clashes && elsewhere !== null && (
        <Conflict
          subject="This note"
          mine={draft}
          theirs={elsewhere}
          fields={[{ label: 'Notes', text: (notes) => notes }]}
          onKeepMine={() => {
            keepMine();
            void save();
          }}
          onTakeTheirs={() => {
            setClashes(false);
            reset(meeting.notes);
          }}
        />
      )}
      <div className={s.foot}>
        <Button type="submit" size="compact" aria-disabled={!dirty || undefined}>
          Save notes
        </Button>
        {dirty && (
          <Button variant="outline" size="compact" onClick={() => reset(meeting.notes)}>
            Discard
          </Button>
        )}
        <p className={s.state} role="status">
          {dirty
            ? state === 'lost'
              ? lostDraft
              : 'Not saved yet. The draft stays on this device.'
            : meeting.notes && 'Saved.'}
        </p>
      </div>
    </form>
  );
}
