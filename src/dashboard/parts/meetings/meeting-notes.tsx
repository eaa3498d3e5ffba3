import { put } from '@/dashboard/model/change';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { text } from '@/dashboard/model/fields/fields';
import type { Meeting } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { dayAndTime } from '@/dashboard/words/moment';

export interface MeetingNotesProps {
  meeting: Meeting;
}

/** The notes of a meeting. */
export function MeetingNotes({ meeting }: MeetingNotesProps) {
  const edit = useEdit({
    form: `meeting-notes:${meeting.id}`,
    fields: text,
    collection: 'meetings',
    id: meeting.id,
    draftOf: (record) => record?.notes ?? '',
    save: (notes, record) => ({
      label: `Saved the notes of ${dayAndTime(meeting.startsAt)}`,
      changes: [put('meetings', { ...record!, notes: notes.trimEnd() })],
    }),
  });
  return (
    <EditForm edit={edit} submit="Save notes" subject="This note" compare="Notes">
      <AreaField
        label="Notes"
        rows={5}
        maxLength={10_000}
        placeholder="Decisions, next steps, open questions"
        value={edit.draft}
        onChange={({ target }) => edit.change(target.value)}
      />
    </EditForm>
  );
}
