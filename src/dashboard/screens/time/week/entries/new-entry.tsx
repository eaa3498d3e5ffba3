import { useStoredState } from '@/dashboard/hooks/use-stored-state';
import { useSending } from '@/dashboard/hooks/use-sending';
import {
  minutes as minutesField,
  nullable,
  object,
  text,
  type TypeOf,
} from '@/dashboard/model/fields/fields';
import { parseDraft } from '@/dashboard/model/fields/parse-draft';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { TimeInput } from '@/dashboard/parts/time-input/time-input';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { newId } from '@/lib/new-id';
import * as s from './entries-dialog.module.scss';
import { TaskChoice } from './task-choice';
import type { WeekActions } from '@/dashboard/screens/time/week/use-week-actions';
import type { Week } from '@/dashboard/screens/time/week/use-week';

const fields = object({ minutes: minutesField, note: text, taskId: nullable(text) });
type Draft = TypeOf<typeof fields>;
const emptyDraft: Draft = { minutes: 0, note: '', taskId: null };
const parseEntry = (value: unknown) => parseDraft(fields, value);

export interface NewEntryProps {
  week: Week;
  actions: WeekActions;
  cell: { projectId: string; day: string };
  title: string;
}

/** Adds a time entry with a note. */
export function NewEntry({ week, actions, cell, title }: NewEntryProps) {
  const { person, isBillable } = week;
  const [draft, setDraft] = useStoredState<Draft>(
    { form: `time-entry:${cell.projectId}:${cell.day}`, parse: parseEntry },
    emptyDraft,
  );
  const { minutes, note, taskId } = draft;
  const { busy, problem, setProblem, send } = useSending();

  const add = async () => {
    if (minutes === 0) return 'Enter a time such as 1:30.';
    const refused = await actions.putEntry({
      ...cell,
      id: newId(),
      revision: 0,
      personId: person.id,
      taskId,
      minutes,
      note: note.trim(),
      startedAt: null,
      endedAt: null,
      billable: isBillable(cell.projectId),
    });
    if (refused === null) setDraft(emptyDraft);
    return refused;
  };

  return (
    <form
      className={s.item}
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        void send(add);
      }}
    >
      <h3 className={s.another}>{title}</h3>
      <TimeInput
        className={s.time}
        aria-label="Time of the new entry"
        placeholder="0:30"
        minutes={minutes}
        onCommit={async (typed) => {
          setDraft({ ...draft, minutes: typed.minutes });
          setProblem('');
          return null;
        }}
      />
      <InputField
        label="Note of the new entry"
        maxLength={500}
        value={note}
        onChange={({ target }) => setDraft({ ...draft, note: target.value })}
      />
      <TaskChoice
        label="Task of the new entry"
        personId={person.id}
        projectId={cell.projectId}
        taskId={taskId}
        onChange={(choice) => setDraft({ ...draft, taskId: choice.taskId })}
      />
      {problem && (
        <p role="alert" className={s.error}>
          {problem}
        </p>
      )}
      <Button
        type="submit"
        size="compact"
        variant="outline"
        aria-disabled={busy || undefined}
        icon={<Icon name="plus" size={18} />}
      >
        Add entry
      </Button>
    </form>
  );
}
