import { useId } from 'react';
import { isBilled } from '@/dashboard/figures/billable';
import { useMe } from '@/dashboard/hooks/use-workspace';
import { EditDialog } from '@/dashboard/parts/edit/edit-dialog';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { ChoiceField, type Choice } from '@/dashboard/parts/form/choice-field/choice-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { longDay } from '@/dashboard/words/day';
import { weekName } from '@/dashboard/words/range';
import { taskLabel } from '@/dashboard/words/task';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { useCorrection, type CorrectionOptions } from './use-correction';

export interface CorrectionDialogProps extends Omit<CorrectionOptions, 'onSaved'> {
  onClose: () => void;
}

/** Choices with the chosen one, which a restored draft may have from before it could no longer be chosen. */
const withChosen = (choices: readonly Choice[], chosen: Choice): readonly Choice[] =>
  choices.some(({ value }) => value === chosen.value) ? choices : [chosen, ...choices];

/** Corrects an entry of a person's week, adds one, or removes one. */
export function CorrectionDialog({ person, sheet, days, onClose }: CorrectionDialogProps) {
  const form = useId();
  const me = useMe();
  const correction = useCorrection({ person, sheet, days, onSaved: onClose });
  const { edit, offered, taskChoices, projectOf, nameOf, entryOf, entriesOn, entryLabel } = correction;
  const { isGone, draftOfDay, draftOfEntry } = correction;
  const { draft, errors, set } = edit;
  const { projectId } = draft;
  return (
    <EditDialog
      edit={edit}
      form={form}
      title={`Correct ${person.name}, ${weekName(sheet.weekStart)}`}
      submit="Save correction"
      onClose={onClose}
    >
      <p>
        The week keeps its status.
        {person.id !== me.id && ` ${person.name} gets a notification with the correction and your reason.`}
      </p>
      <ChoiceField
        label="Day"
        choices={withChosen(
          days.map((day) => ({ value: day, label: longDay(day) })),
          { value: draft.day, label: `${longDay(draft.day)} (signed off)` },
        )}
        value={draft.day}
        error={errors.day}
        onChange={({ target }) => set(draftOfDay(target.value))}
      />
      <ChoiceField
        label="Entry"
        choices={withChosen(
          [
            ...entriesOn(draft.day).map((entry) => ({ value: entry.id, label: entryLabel(entry) })),
            { value: '', label: 'New entry' },
          ],
          {
            value: draft.entryId,
            label: `${draft.seen ? entryLabel(draft.seen) : 'Entry'} (no longer on this day)`,
          },
        )}
        value={draft.entryId}
        error={errors.entryId}
        onChange={({ target }) =>
          set(
            target.value === '' && isGone(draft.entryId, draft.day)
              ? { entryId: '', seen: null }
              : draftOfEntry(draft.day, entryOf(target.value)),
          )
        }
      />
      <ChoiceField
        label="Project"
        choices={withChosen(
          offered.map((id) => ({ value: id, label: nameOf(id) })),
          { value: projectId, label: nameOf(projectId) },
        )}
        value={projectId}
        error={errors.projectId}
        onChange={({ target }) =>
          set({
            projectId: target.value,
            taskId: '',
            billable: isBilled(projectOf(target.value)),
          })
        }
      />
      {taskChoices.length > 0 && (
        <ChoiceField
          label="Task"
          placeholder="No task"
          choices={taskChoices.map((task) => ({ value: task.id, label: taskLabel(task) }))}
          value={draft.taskId}
          onChange={({ target }) => set({ taskId: target.value })}
        />
      )}
      <InputField
        label="Time"
        hint={draft.entryId ? 'Enter 0 to remove the entry.' : undefined}
        placeholder="7:30"
        autoComplete="off"
        {...edit.field('time')}
      />
      <InputField label="Note" maxLength={500} {...edit.field('note')} />
      <Checkbox checked={draft.billable} onChange={({ target }) => set({ billable: target.checked })}>
        Billed to the client
      </Checkbox>
      <AreaField label="Reason" maxLength={500} required {...edit.field('reason')} />
    </EditDialog>
  );
}
