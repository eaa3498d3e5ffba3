import { useId, useState } from 'react';
import { assertMayEdit } from '@/dashboard/commands/training/editable-content';
import { lastPosition } from '@/dashboard/figures/authorship';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useMe } from '@/dashboard/hooks/use-workspace';
import { put } from '@/dashboard/model/change';
import { pick, type TypeOf } from '@/dashboard/model/fields/fields';
import { course as courseRecord } from '@/dashboard/model/records/course';
import type { Course } from '@/dashboard/model/records/records';
import { EditDialog } from '@/dashboard/parts/edit/edit-dialog';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { newId } from '@/lib/new-id';

const fields = pick(courseRecord, 'title', 'summary');
type Draft = TypeOf<typeof fields>;

export interface CourseDialogProps {
  /** Null for a new course. */
  course: Course | null;
  onClose: () => void;
  /** Called after a new course is saved. */
  onAdded?: (course: { id: string }) => void;
}

/** Adds a course as a draft, or changes its title and summary. */
export function CourseDialog({ course, onClose, onAdded }: CourseDialogProps) {
  const form = useId();
  const me = useMe();
  const [id] = useState(newId);
  const edit = useEdit<'courses', Draft>({
    form: course ? `course:${course.id}` : 'course:new',
    fields,
    collection: 'courses',
    id: course?.id ?? null,
    draftOf: (record) => ({ title: record?.title ?? '', summary: record?.summary ?? '' }),
    check: ({ title, summary }) => ({
      ...(title.trim() === '' && { title: 'Enter a title.' }),
      ...(summary.trim() === '' && { summary: 'Say in one sentence what the course teaches.' }),
    }),
    save: (draft, record, { read, actorId }) => {
      if (record) assertMayEdit(read, actorId, record);
      const latest: Course = record ?? {
        id,
        revision: 0,
        title: '',
        summary: '',
        lessons: [],
        status: 'draft',
        authorId: me.kind === 'admin' ? null : actorId,
        position: lastPosition(read.all('courses')),
      };
      const title = draft.title.trim();
      return {
        label: `${record ? 'Changed' : 'Added'} “${title}”`,
        changes: [put('courses', { ...latest, title, summary: draft.summary.trim() })],
      };
    },
    onSaved: () => {
      if (!course && onAdded) onAdded({ id });
      else onClose();
    },
  });
  return (
    <EditDialog
      edit={edit}
      form={form}
      title={course ? `Edit ${course.title}` : 'Add course'}
      submit={course ? 'Save changes' : 'Add course'}
      subject="This course"
      compare={{ title: 'Title', summary: 'Summary' }}
      onClose={onClose}
    >
      <InputField label="Title" maxLength={120} required autoComplete="off" {...edit.field('title')} />
      <AreaField label="Summary" rows={2} maxLength={300} required {...edit.field('summary')} />
    </EditDialog>
  );
}
