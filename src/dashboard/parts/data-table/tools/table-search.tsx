import { useId, useState, useTransition } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { cx } from '@/lib/cx';
import * as s from './table-search.module.scss';

export interface TableSearchProps {
  /** Names the field, and stands in it while it is empty. */
  label: string;
  text: string;
  onText: (change: { text: string }) => void;
  className?: string;
}

/**
 * The search above a table: it keeps the rows that hold every word. Escape empties it. A letter shows at once; the table
 * around it follows when there is time (`onText` is a transition), and is not waited for.
 */
export function TableSearch({ label, text, onText, className }: TableSearchProps) {
  const id = useId();
  const [typed, setTyped] = useState(text);
  const [following, startFollowing] = useTransition();
  // Once the table has followed, the field does what the table says: a view was taken, the filters were cleared.
  if (!following && typed !== text) setTyped(text);
  const change = (next: string) => {
    setTyped(next);
    startFollowing(() => onText({ text: next }));
  };
  return (
    <div className={cx(s.root, className)}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Icon name="search" size={16} className={s.icon} />
      <input
        id={id}
        type="search"
        className={s.input}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => change(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === '') return;
          event.preventDefault();
          change('');
        }}
      />
    </div>
  );
}
