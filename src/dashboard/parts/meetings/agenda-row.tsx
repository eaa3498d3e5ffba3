import { useEffect, useRef, useState, type FormEvent } from 'react';
import { isComposing } from '@/lib/is-composing';
import { Button } from '@/design-system/button/button';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { useFocusBack } from '@/dashboard/parts/focus-on-change/use-focus-back';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { Menu } from '@/dashboard/parts/menu/menu';
import type { AgendaItem } from '@/dashboard/model/records/records';
import * as s from './agenda-row.module.scss';

export interface AgendaRowProps {
  item: AgendaItem;
  first: boolean;
  last: boolean;
  onTick: (change: { done: boolean }) => void;
  onMove: (step: { by: -1 | 1 }) => void;
  /** @returns whether the new text was saved */
  onEdit: (change: { text: string }) => Promise<boolean>;
  onRemove: () => void;
}

/** One agenda point and its actions. */
export function AgendaRow({ item, first, last, onTick, onMove, onEdit, onRemove }: AgendaRowProps) {
  const [text, setText] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const row = useRef<HTMLLIElement>(null);
  const editing = text !== null;
  useFocusBack(editing, () => row.current?.querySelector<HTMLElement>('[aria-haspopup]'));

  useEffect(() => {
    if (editing) input.current?.select();
  }, [editing]);

  const stop = () => setText(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const next = text?.trim() ?? '';
    if (next === '' || next === item.text || (await onEdit({ text: next }))) stop();
  };

  if (editing)
    return (
      <li className={s.root}>
        <form
          className={s.edit}
          onSubmit={(event) => void save(event)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
            event.stopPropagation();
            stop();
          }}
        >
          <InputField
            ref={input}
            label={`New text for “${item.text}”`}
            labelHidden
            className={s.field}
            maxLength={200}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" size="compact">
            Save
          </Button>
          <Button variant="outline" size="compact" onClick={stop}>
            Cancel
          </Button>
        </form>
      </li>
    );
  return (
    <li ref={row} className={s.root} data-done={item.done || undefined}>
      <Checkbox
        className={s.check}
        checked={item.done}
        onChange={({ target }) => onTick({ done: target.checked })}
      >
        <span className={s.text}>{item.text}</span>
      </Checkbox>
      <div className={s.actions}>
        {([-1, 1] as const).map((by) => (
          <IconButton
            key={by}
            className={s.step}
            icon={by < 0 ? 'arrow-up' : 'arrow-down'}
            label={`Move “${item.text}” ${by < 0 ? 'up' : 'down'}`}
            size="compact"
            variant="plain"
            aria-disabled={(by < 0 ? first : last) || undefined}
            onClick={() => onMove({ by })}
          />
        ))}
        <Menu
          label={`“${item.text}”`}
          align="end"
          items={[
            { id: 'up', label: 'Move up', icon: 'arrow-up', disabled: first },
            { id: 'down', label: 'Move down', icon: 'arrow-down', disabled: last },
            { id: 'edit', label: 'Edit', icon: 'pencil' },
            { id: 'remove', label: 'Remove', icon: 'trash', tone: 'attention' },
          ]}
          onChoose={({ id }) => {
            if (id === 'up') onMove({ by: -1 });
            else if (id === 'down') onMove({ by: 1 });
            else if (id === 'edit') setText(item.text);
            else onRemove();
          }}
        >
          {(trigger) => (
            <IconButton
              {...trigger}
              icon="more"
              size="compact"
              variant="plain"
              label={`Actions for “${item.text}”`}
            />
          )}
        </Menu>
      </div>
    </li>
  );
}
