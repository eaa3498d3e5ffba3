import { useId, useMemo, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { useListbox } from '@/design-system/listbox/use-listbox';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import type { Person } from '@/dashboard/model/records/records';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { ComboList } from '@/dashboard/parts/form/combo-field/combo-list';
import { FieldRow, type FieldRowWords } from '@/dashboard/parts/form/field-row/field-row';
import { matchPeople } from './person-option';
import * as s from './people-picker.module.scss';
import { counted } from '@/dashboard/words/count';

export interface PeoplePickerProps
  extends FieldRowWords, Omit<ComponentProps<'input'>, 'type' | 'children' | 'value' | 'onChange' | 'list'> {
  people: readonly Person[];
  /** Ids of the chosen people, in order. */
  chosen: readonly string[];
  onChoose: (change: { ids: readonly string[] }) => void;
}

/**
 * Chooses several people: the chosen names, then a text field with suggestions (APG: editable combobox with
 * list autocomplete). Backspace in the empty field removes the last name. `className` applies to the root,
 * all other props to the input.
 */
export function PeoplePicker({
  label,
  mark,
  hint,
  error,
  id,
  people,
  chosen,
  onChoose,
  className,
  onBlur,
  onKeyDown: onKey,
  ...rest
}: PeoplePickerProps) {
  const own = useId();
  const inputId = id ?? own;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [said, setSaid] = useState('');

  const byId = useMemo(() => new Map(people.map((person) => [person.id, person])), [people]);
  const { shown, more } = useMemo(
    () => (open ? matchPeople(people, text, chosen) : { shown: [], more: 0 }),
    [open, people, text, chosen],
  );
  const picked = chosen.flatMap((one) => byId.get(one) ?? []);

  const say = (words: string, count: number) =>
    setSaid(`${words} ${counted(count, 'person', 'people')} chosen.`);
  const listbox = useListbox({
    count: shown.length,
    open,
    onOpenChange: setOpen,
    onTake: (index) => {
      const { value, label: name } = shown[index]!;
      onChoose({ ids: [...chosen, value] });
      say(`${name} added.`, picked.length + 1);
      setText('');
    },
  });
  const { active, expanded, take } = listbox;
  const drop = (person: Person) => {
    onChoose({ ids: chosen.filter((one) => one !== person.id) });
    say(`${person.name} removed.`, picked.length - 1);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKey?.(event);
    if (listbox.onKeyDown(event)) return;
    const { key } = event;
    const last = picked.at(-1);
    if (key === 'Enter') {
      event.preventDefault();
      // Enter chooses the only match.
      if (expanded && text.trim() && shown.length === 1) take(0);
    } else if (key === 'Tab' && active >= 0) take(active);
    else if (key === 'Backspace' && text === '' && last) {
      event.preventDefault();
      drop(last);
    }
  };

  return (
    <FieldRow
      {...{ label, mark, hint, error, className }}
      id={inputId}
      aria-describedby={rest['aria-describedby']}
    >
      {(control, labelId) => (
        <div ref={box} className={s.box} data-invalid={error ? '' : undefined}>
          {picked.length > 0 && (
            <ul role="list" aria-labelledby={labelId} className={s.list}>
              {picked.map((person) => (
                <li key={person.id} className={s.person}>
                  <Avatar name={person.name} className={s.avatar} />
                  <span className={s.name}>{person.name}</span>
                  <button
                    type="button"
                    className={s.remove}
                    aria-label={`Remove ${person.name}`}
                    onClick={() => drop(person)}
                  >
                    <Icon name="x" size={16} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...rest}
            {...control}
            {...listbox.field}
            ref={input}
            type="text"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            className={s.input}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              listbox.show();
            }}
            onClick={() => !open && listbox.show()}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              listbox.close();
              onBlur?.(event);
            }}
          />
          {expanded && (
            <ComboList labelId={labelId} options={shown} more={more} listbox={listbox} anchor={box} />
          )}
          {open && text.trim() !== '' && shown.length === 0 && (
            <p className={s.none}>No person matches “{text.trim()}”.</p>
          )}
          <VisuallyHidden role="status">
            {open && text.trim() !== '' && shown.length === 0 ? `No person matches ${text.trim()}.` : said}
          </VisuallyHidden>
        </div>
      )}
    </FieldRow>
  );
}
