import { useId, useRef, useState } from 'react';
import { Button } from '@/design-system/button/button';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { EditStatus } from '@/dashboard/parts/edit/edit-status';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import type { AgendaItem, Meeting } from '@/dashboard/model/records/records';
import { editRecord } from '@/dashboard/commands/edit-record';
import { useRun } from '@/dashboard/hooks/use-run';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { text } from '@/dashboard/model/fields/fields';
import { newId } from '@/lib/new-id';
import { AgendaRow } from './agenda-row';
import { movedItem } from '@/lib/moved-item';
import * as s from './agenda.module.scss';

export interface AgendaProps {
  meeting: Meeting;
}

/** The agenda of a meeting: points to add, tick off, sort, edit and remove. */
export function Agenda({ meeting }: AgendaProps) {
  const titleId = useId();
  const run = useRun();
  const input = useRef<HTMLInputElement>(null);
  const edit = useEdit({
    form: `agenda:${meeting.id}`,
    fields: text,
    collection: 'meetings',
    id: null,
    draftOf: () => '',
    save: (draft, _, { read }) => {
      const item = { id: newId(), text: draft.trim(), done: false };
      const add = (latest: Meeting) => ({ ...latest, agenda: [...latest.agenda, item] });
      return {
        label: `Added “${item.text}” to the agenda`,
        changes: [editRecord(read, 'meetings', meeting.id, add)],
      };
    },
  });
  const [moved, setMoved] = useState('');
  const { agenda } = meeting;

  const save = async (
    label: string,
    change: (agenda: readonly AgendaItem[]) => readonly AgendaItem[],
    quiet = false,
  ) => {
    const { done } = await run((read) => ({
      label,
      quiet,
      changes: [
        editRecord(read, 'meetings', meeting.id, (latest) => ({ ...latest, agenda: change(latest.agenda) })),
      ],
    }));
    return done;
  };
  const saveItem = (label: string, next: AgendaItem) =>
    save(label, (latest) => latest.map((other) => (other.id === next.id ? next : other)));

  const move = async (index: number, by: -1 | 1) => {
    const { id } = agenda[index]!;
    const moveIn = (latest: readonly AgendaItem[]) =>
      movedItem(
        latest,
        latest.findIndex((item) => item.id === id),
        by,
      );
    // Quiet: the other arrow undoes a step, and ten steps need no ten toasts.
    if (moveIn(agenda) !== agenda && (await save('Moved an agenda point', moveIn, true)))
      setMoved(`“${agenda[index]!.text}” is now point ${index + by + 1} of ${agenda.length}.`);
  };

  return (
    <div className={s.root}>
      <h3 id={titleId} className={s.title}>
        Agenda
      </h3>
      {agenda.length === 0 && <p className={s.none}>No points yet. Add what you want to ask or show.</p>}
      <ol role="list" aria-labelledby={titleId} className={s.list}>
        {agenda.map((item, index) => (
          <AgendaRow
            key={item.id}
            item={item}
            first={index === 0}
            last={index === agenda.length - 1}
            onTick={({ done }) =>
              void saveItem(done ? `Ticked off “${item.text}”` : `Unticked “${item.text}”`, {
                ...item,
                done,
              })
            }
            onMove={({ by }) => void move(index, by)}
            onEdit={({ text }) => saveItem(`Changed “${item.text}” to “${text}”`, { ...item, text })}
            onRemove={() => {
              input.current?.focus();
              void save(`Removed “${item.text}” from the agenda`, (latest) =>
                latest.filter(({ id }) => id !== item.id),
              );
            }}
          />
        ))}
      </ol>
      <form
        className={s.add}
        onSubmit={(event) => {
          event.preventDefault();
          input.current?.focus();
          if (edit.draft.trim() !== '') edit.submit();
        }}
      >
        <InputField
          ref={input}
          label="Add point"
          labelHidden
          placeholder="Add point"
          className={s.field}
          maxLength={200}
          autoComplete="off"
          value={edit.draft}
          onChange={({ target }) => edit.change(target.value)}
        />
        <Button type="submit" variant="outline" size="compact">
          Add
        </Button>
      </form>
      <EditStatus edit={edit} />
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </div>
  );
}
