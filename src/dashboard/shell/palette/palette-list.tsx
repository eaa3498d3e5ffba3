/* oxlint-disable jsx-a11y/click-events-have-key-events -- the keys of a listbox belong to the combobox above it */
import { useEffect, useRef } from 'react';
import { Icon } from '@/design-system/icon/icon';
import type { AnswerGroup } from './group-answers';
import type { PaletteEntry } from './palette-entry';
import * as s from './palette.module.scss';

export interface PaletteListProps {
  id: string;
  groups: readonly AnswerGroup[];
  /** The one that Enter chooses. */
  current: PaletteEntry | undefined;
  onChoose: (entry: PaletteEntry) => void;
  /** The pointer moves over one. */
  onPoint: (entry: PaletteEntry) => void;
}

/** The answers under their headings. The focus stays in the field: arrows move what is chosen. */
export function PaletteList({ id, groups, current, onChoose, onPoint }: PaletteListProps) {
  const list = useRef<HTMLDivElement>(null);
  const currentId = current?.id;

  useEffect(() => {
    const option = list.current?.querySelector('[aria-selected="true"]');
    option?.scrollIntoView({ block: 'nearest' });
  }, [currentId]);

  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Answers"
      className={s.list}
      hidden={groups.length === 0}
    >
      {groups.map(({ title, entries }) => (
        <div key={title} role="group" aria-labelledby={`${id}-${title}`} className={s.group}>
          <div id={`${id}-${title}`} role="presentation" className={s.heading}>
            {title}
          </div>
          {entries.map((entry) => (
            <div
              key={entry.id}
              id={`${id}-${entry.id}`}
              role="option"
              aria-selected={entry.id === currentId}
              className={s.option}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => entry.id !== currentId && onPoint(entry)}
              onClick={() => onChoose(entry)}
            >
              <Icon name={entry.icon} size={18} className={s.icon} />
              <span className={s.label}>{entry.label}</span>
              {entry.detail && <span className={s.detail}>{entry.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
