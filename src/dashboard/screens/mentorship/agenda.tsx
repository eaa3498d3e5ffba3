import { useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '@/design-system/button/button';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import type { AgendaItem, Meeting } from '@/dashboard/data/records';
import { put } from '@/dashboard/data/use-workspace';
import { useChange } from '@/dashboard/data/training/use-change';
import { parseText, useKeptDraft } from '@/dashboard/data/use-kept-draft';
import { AgendaRow } from './agenda-row';
import { movedItem } from './moved-item';
import * as s from './agenda.module.scss';

export interface AgendaProps {
  meeting: Meeting;
}

/** What a meeting is to be about: points to add, tick off, put in order, mend and take away. */
export function Agenda({ meeting }: AgendaProps) {
  const titleId = useId();
  const write = useChange();
  const input = useRef<HTMLInputElement>(null);
  const { draft, change, reset } = useKeptDraft({
    name: `agenda:${meeting.id}`,
    kept: '',
    parse: parseText,
  });
  const [moved, setMoved] = useState('');
  const { agenda } = meeting;

  const keep = (label: string, next: readonly AgendaItem[], quiet = false) =>
    write({ label, quiet, changes: [put('meetings', { ...meeting, agenda: next })] });

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const text = draft.trim();
    if (text === '') return input.current?.focus();
    const item = { id: crypto.randomUUID(), text, done: false };
    if (await keep(`Added “${text}” to the agenda`, [...agenda, item])) reset('');
    input.current?.focus();
  };

  const move = async (index: number, by: -1 | 1) => {
    const next = movedItem(agenda, index, by);
    // Quiet: a step is turned round by the step back, and ten of them are not ten toasts.
    if (next !== agenda && (await keep('Moved a point of the agenda', next, true)))
      setMoved(`“${agenda[index]!.text}” is point ${index + by + 1} of ${agenda.length} now.`);
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
              void keep(
                done ? `Ticked off “${item.text}”` : `Took the tick from “${item.text}”`,
                agenda.map((other) => (other === item ? { ...item, done } : other)),
              )
            }
            onMove={({ by }) => void move(index, by)}
            onEdit={({ text }) =>
              keep(
                `Changed “${item.text}” to “${text}”`,
                agenda.map((other) => (other === item ? { ...item, text } : other)),
              )
            }
            onRemove={() => {
              input.current?.focus();
              void keep(
                `Took “${item.text}” off the agenda`,
                agenda.filter((other) => other !== item),
              );
            }}
          />
        ))}
      </ol>
      <form className={s.add} onSubmit={(event) => void add(event)}>
        <InputField
          ref={input}
          label="Add a point"
          labelHidden
          placeholder="Add a point"
          className={s.field}
          maxLength={200}
          autoComplete="off"
          value={draft}
          onChange={({ target }) => change(target.value)}
        />
        <Button type="submit" variant="outline" size="compact">
          Add
        </Button>
      </form>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </div>
  );
}
