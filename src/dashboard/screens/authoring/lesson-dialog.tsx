import { useDeferredValue, useId, useState } from 'react';
import { saveLesson } from '@/dashboard/commands/training/edit-courses';
import { useEditFiles } from '@/dashboard/hooks/use-draft-files';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { id, list, object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import type { Course } from '@/dashboard/model/records/records';
import { EditDialog } from '@/dashboard/parts/edit/edit-dialog';
import { FilesField } from '@/dashboard/parts/file-input/files-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { counted } from '@/dashboard/words/count';
import { newId } from '@/lib/new-id';
import { MarkdownField } from './markdown-field';
import { parseReadingMinutes, readingMinutes, wordCount } from './reading-minutes';

const fields = object({ title: text, minutes: text, body: text, fileIds: list(id('files')) });
type Draft = TypeOf<typeof fields>;

export interface LessonDialogProps {
  course: Course;
  /** Null for a new lesson, which becomes the last one. */
  lessonId: string | null;
  onClose: () => void;
}

/** Adds a lesson to a course, or edits one. The id stays, because the interns' progress refers to it. */
export function LessonDialog({ course, lessonId, onClose }: LessonDialogProps) {
  const form = useId();
  const [addedId] = useState(newId);
  // The lesson may be deleted while the dialog is open: saving brings it back.
  const [opened] = useState(() => course.lessons.find((each) => each.id === lessonId));
  const { edit, files, compared } = useEditFiles(
    useEdit<'courses', Draft>({
      form: lessonId ? `lesson:${course.id}:${lessonId}` : `lesson:${course.id}:new`,
      fields,
      collection: 'courses',
      id: lessonId ? course.id : null,
      draftOf: (record) => {
        const lesson = record?.lessons.find((each) => each.id === lessonId) ?? opened;
        return {
          title: lesson?.title ?? '',
          minutes: lesson ? String(lesson.minutes) : '',
          body: lesson?.body.join('\n\n') ?? '',
          fileIds: lesson?.fileIds ?? [],
        };
      },
      check: ({ title, minutes, body }) => ({
        ...(title.trim() === '' && { title: 'Enter a title.' }),
        ...(body.trim() === '' && { body: 'Write the lesson.' }),
        ...(parseReadingMinutes(minutes, body) === null && {
          minutes: 'Enter whole minutes from 1 to 600, or leave the field empty.',
        }),
      }),
      save: ({ title, minutes, body, fileIds }, _, { read, ...context }) =>
        saveLesson(read, context, course.id, {
          id: lessonId ?? addedId,
          title: title.trim(),
          minutes: parseReadingMinutes(minutes, body)!,
          body: [body.trim()],
          fileIds,
        }),
      onSaved: onClose,
    }),
  );
  const body = useDeferredValue(edit.draft.body);
  return (
    <EditDialog
      edit={edit}
      form={form}
      title={lessonId ? 'Edit lesson' : 'Add lesson'}
      submit={lessonId ? 'Save changes' : 'Add lesson'}
      subject="This lesson"
      compare={{ title: 'Title', body: 'Text', minutes: 'Minutes', fileIds: compared }}
      onClose={onClose}
    >
      <InputField label="Title" maxLength={120} required autoComplete="off" {...edit.field('title')} />
      <MarkdownField label="Text" {...edit.field('body')} value={edit.draft.body} />
      <InputField
        label="Minutes"
        mark="optional"
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        hint={`Reading ${counted(wordCount(body), 'word')} takes about ${readingMinutes(body)} min. Add time for exercises. Empty takes the reading time.`}
        {...edit.field('minutes')}
      />
      <FilesField {...files} />
    </EditDialog>
  );
}
