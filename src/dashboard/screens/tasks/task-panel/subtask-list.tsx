import { useRef } from 'react';
import type { Subtask } from '@/dashboard/model/records/records';
import { isComposing } from '@/lib/is-composing';
import { Button } from '@/design-system/button/button';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { Icon } from '@/design-system/icon/icon';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { newId } from '@/lib/new-id';
import * as s from './subtask-list.module.scss';

export interface SubtaskListProps {
  subtasks: readonly Subtask[];
  onChange: (change: { subtasks: readonly Subtask[] }) => void;
}

/** The steps of a task. They are saved with the task. */
export function SubtaskList({ subtasks, onChange }: SubtaskListProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  const done = subtasks.filter((subtask) => subtask.done).length;
  const change = (id: string, next: Partial<Subtask>) =>
    onChange({ subtasks: subtasks.map((one) => (one.id === id ? { ...one, ...next } : one)) });
  const focus = (index: number) =>
    requestAnimationFrame(() => {
      const inputs = root.current?.querySelectorAll<HTMLInputElement>('input[type="text"]');
      const target = inputs?.[Math.min(index, inputs.length - 1)] ?? root.current?.querySelector('button');
      target?.focus();
    });
  const add = () => {
    onChange({ subtasks: [...subtasks, { id: newId(), text: '', done: false }] });
    focus(subtasks.length);
  };
  return (
    <fieldset ref={root} className={s.root}>
      <legend className={s.legend}>
        Subtasks
        {subtasks.length > 0 && (
          <span className={s.share}>
            {done} of {subtasks.length} done
          </span>
        )}
      </legend>
      {subtasks.length > 0 && (
        <progress className={s.progress} aria-label="Subtasks done" value={done} max={subtasks.length} />
      )}
      <ul role="list" className={s.list}>
        {subtasks.map(({ id, text, done: ticked }, index) => (
          <li key={id} className={s.item}>
            <Checkbox
              className={s.tick}
              checked={ticked}
              onChange={({ target }) => change(id, { done: target.checked })}
            >
              <VisuallyHidden>Done: {text || `subtask ${index + 1}`}</VisuallyHidden>
            </Checkbox>
            <input
              type="text"
              className={s.text}
              aria-label={`Subtask ${index + 1}`}
              data-done={ticked || undefined}
              maxLength={200}
              value={text}
              onChange={({ target }) => change(id, { text: target.value })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
                event.preventDefault();
                add();
              }}
            />
            <IconButton
              icon="x"
              label={`Remove ${text || `subtask ${index + 1}`}`}
              size="compact"
              variant="plain"
              onClick={() => {
                onChange({ subtasks: subtasks.filter((one) => one.id !== id) });
                focus(index);
              }}
            />
          </li>
        ))}
      </ul>
      <Button size="compact" variant="outline" icon={<Icon name="plus" size={18} />} onClick={add}>
        Add subtask
      </Button>
    </fieldset>
  );
}
