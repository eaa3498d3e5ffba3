import { useId, useState, useTransition } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { isComposing } from '@/lib/is-composing';
import { cx } from '@/lib/cx';
import * as s from './table-search.module.scss';

export interface TableSearchProps {
  /** Accessible name and placeholder of the field. */
  label: string;
  text: string;
  onText: (change: { text: string }) => void;
  className?: string;
}

/**
 * The search field above a table. Escape clears it. Typed letters appear at once: `onText` runs in a
 * transition, so the field does not wait for the table to render.
 */
export function TableSearch({ label, text, onText, className }: TableSearchProps) {
  const id = useId();
  const [typed, setTyped] = useState(text);
  const [following, startFollowing] = useTransition();
  // Outside a transition, the field follows `text`: a saved view or "Clear filters" may have changed it.
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
          if (event.key !== 'Escape' || typed === '' || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          change('');
        }}
      />
    </div>
  );
}
