import { useId, useMemo, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import type { Person } from '../../data/records';
import { Avatar } from '../avatar/avatar';
import { ComboList } from '../form/combo-field/combo-list';
import { FieldRow, type FieldRowWords } from '../form/field-row/field-row';
import { matchPeople } from './person-option';
import * as s from './people-picker.module.scss';

export interface PeoplePickerProps
  extends FieldRowWords, Omit<ComponentProps<'input'>, 'type' | 'children' | 'value' | 'onChange' | 'list'> {
  /** Who can be chosen. */
  people: readonly Person[];
  /** Ids of those who are, in order. */
  chosen: readonly string[];
  onChoose: (change: { ids: readonly string[] }) => void;
}

/**
 * Several people out of many: a line of text with suggestions (APG: editable combobox with list autocomplete) after the
 * names that were chosen. Backspace in the empty line takes the last one away. `className` goes to the root, everything
 * else to the input.
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
  const listId = `${inputId}-list`;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [said, setSaid] = useState('');

  const byId = useMemo(() => new Map(people.map((person) => [person.id, person])), [people]);
  const { shown, more } = useMemo(
    () => (open ? matchPeople(people, text, chosen) : { shown: [], more: 0 }),
    [open, people, text, chosen],
  );
  const expanded = open && shown.length > 0;
  const picked = chosen.flatMap((one) => byId.get(one) ?? []);

  const show = () => {
    setOpen(true);
    setActive(-1);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const say = (words: string, count: number) =>
    setSaid(`${words} ${count === 1 ? '1 person' : `${count} people`} chosen.`);
  const take = (index: number) => {
    const option = shown[index];
    if (!option) return;
    onChoose({ ids: [...chosen, option.value] });
    say(`${option.label} added.`, picked.length + 1);
    setText('');
    close();
  };
  const drop = (person: Person) => {
    onChoose({ ids: chosen.filter((one) => one !== person.id) });
    say(`${person.name} removed.`, picked.length - 1);
    input.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    onKey?.(event);
    // While a word is composed the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    const last = picked.at(-1);
    if (step && !event.altKey) {
      event.preventDefault();
      if (!expanded) return show();
      const places = shown.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (expanded && key === 'Enter') {
      event.preventDefault();
      // Who typed enough of a name to leave one person has named that person.
      if (active >= 0) take(active);
      else if (text.trim() && shown.length === 1) take(0);
    } else if (expanded && key === 'Tab' && active >= 0) take(active);
    else if (expanded && key === 'Escape') {
      // An open list takes Escape for itself: what is around it stays.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (key === 'Backspace' && text === '' && last) {
      event.preventDefault();
      drop(last);
    } else if (key === 'Enter') event.preventDefault();
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
            ref={input}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={expanded}
            aria-controls={expanded ? listId : undefined}
            aria-activedescendant={expanded && active >= 0 ? `${listId}-${active}` : undefined}
            className={s.input}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              show();
            }}
            onClick={() => !open && show()}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              close();
              onBlur?.(event);
            }}
          />
          {expanded && (
            <ComboList
              id={listId}
              labelId={labelId}
              options={shown}
              more={more}
              active={active}
              anchor={box}
              onTake={({ index }) => take(index)}
            />
          )}
          {open && text.trim() !== '' && shown.length === 0 && (
            <p className={s.none}>Nobody is called “{text.trim()}”.</p>
          )}
          <VisuallyHidden role="status">
            {open && text.trim() !== '' && shown.length === 0 ? `Nobody is called ${text.trim()}.` : said}
          </VisuallyHidden>
        </div>
      )}
    </FieldRow>
  );
}
