import { useId, useMemo } from 'react';
import { assign, editAssignment } from '@/dashboard/commands/training/give-assignments';
import { assignableInterns } from '@/dashboard/figures/authorship';
import { useCourses } from '@/dashboard/hooks/use-courses';
import { useEditFiles } from '@/dashboard/hooks/use-draft-files';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useToday } from '@/dashboard/hooks/use-today';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { id, list, object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import type { Assignment } from '@/dashboard/model/records/records';
import { EditDialog } from '@/dashboard/parts/edit/edit-dialog';
import { FilesField } from '@/dashboard/parts/file-input/files-field';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { PeoplePicker } from '@/dashboard/parts/people-picker/people-picker';
import { dayAsOf } from '@/dashboard/words/day';
import { chosenDayError } from '@/dashboard/words/read-day';
import { Button } from '@/design-system/button/button';
import { MarkdownField } from './markdown-field';

const fields = object({
  personIds: list(id('people')),
  title: text,
  brief: text,
  dueOn: text,
  courseId: text,
  fileIds: list(id('files')),
});
type Draft = TypeOf<typeof fields>;

export interface AssignmentDialogProps {
  /** Null for a new assignment. */
  assignment: Assignment | null;
  onClose: () => void;
}

/** Gives an assignment to one or several interns, or changes one that nobody submitted yet or that was returned. */
export function AssignmentDialog({ assignment, onClose }: AssignmentDialogProps) {
  const form = useId();
  const me = useMe();
  const today = useToday();
  const people = useRecords('people');
  const courses = useCourses();
  const interns = useMemo(() => assignableInterns(people, me), [people, me]);
  const { edit, files, compared } = useEditFiles(
    useEdit<'assignments', Draft>({
      form: assignment ? `assign:${assignment.id}` : 'assign:new',
      fields,
      collection: 'assignments',
      id: assignment?.id ?? null,
      draftOf: (record) => ({
        personIds: record ? [record.personId] : [],
        title: record?.title ?? '',
        brief: record?.brief ?? '',
        dueOn: record?.dueOn ?? '',
        courseId: record?.courseId ?? '',
        fileIds: record?.fileIds ?? [],
      }),
      check: ({ personIds, title, brief, dueOn }) => {
        const isPast = dueOn < today && dueOn !== assignment?.dueOn;
        const dayWrong =
          chosenDayError(dueOn) ?? (isPast ? 'This day is in the past. Choose a later one.' : null);
        return {
          ...(personIds.length === 0 && { personIds: 'Choose at least one intern.' }),
          ...(title.trim() === '' && { title: 'Enter a title.' }),
          ...(brief.trim() === '' && { brief: 'Say what to submit.' }),
          ...(dayWrong && { dueOn: dayWrong }),
        };
      },
      save: ({ personIds, ...draft }, record, { read, ...context }) => {
        const words = {
          title: draft.title.trim(),
          brief: draft.brief.trim(),
          dueOn: draft.dueOn,
          courseId: draft.courseId || null,
          fileIds: draft.fileIds,
        };
        return record
          ? editAssignment(read, context, record.id, words)
          : assign(read, context, personIds, words);
      },
      onSaved: onClose,
    }),
  );
  const { draft, errors, set, field } = edit;
  const allCourses = useRecords('courses');
  const linked = allCourses.find(({ id: courseId }) => courseId === draft.courseId);
  const choices = linked && !courses.includes(linked) ? [...courses, linked] : courses;
  return (
    <EditDialog
      edit={edit}
      form={form}
      title={assignment ? `Edit ${assignment.title}` : 'Add assignment'}
      submit={assignment ? 'Save changes' : 'Assign'}
      subject="This assignment"
      compare={{
        // An assignment stays with its intern.
        personIds: null,
        title: 'Title',
        dueOn: { label: 'Due', text: ({ dueOn }) => dayAsOf(dueOn, today) },
        courseId: {
          label: 'Course',
          text: ({ courseId }) => allCourses.find((course) => course.id === courseId)?.title ?? '',
        },
        brief: 'Brief',
        fileIds: compared,
      }}
      onClose={onClose}
    >
      {!assignment && (
        <>
          <PeoplePicker
            label="Interns"
            hint="Each gets an assignment of their own."
            people={interns}
            chosen={draft.personIds}
            error={errors.personIds}
            onChoose={({ ids }) => set({ personIds: ids })}
          />
          {interns.length > 1 && draft.personIds.length < interns.length && (
            <div>
              <Button
                size="compact"
                variant="outline"
                onClick={() => set({ personIds: interns.map((intern) => intern.id) })}
              >
                Choose all {interns.length} interns
              </Button>
            </div>
          )}
        </>
      )}
      <InputField label="Title" maxLength={120} required autoComplete="off" {...field('title')} />
      <DateField
        label="Due"
        required
        value={draft.dueOn}
        error={errors.dueOn}
        onDay={({ day }) => set({ dueOn: day })}
      />
      <ChoiceField
        label="Course"
        mark="optional"
        placeholder="No course"
        choices={choices.map((course) => ({ value: course.id, label: course.title }))}
        value={draft.courseId}
        onChange={({ target }) => set({ courseId: target.value })}
      />
      <MarkdownField label="Brief" {...field('brief')} value={draft.brief} />
      <FilesField {...files} />
    </EditDialog>
  );
}
