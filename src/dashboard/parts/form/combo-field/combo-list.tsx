/* oxlint-disable jsx-a11y/click-events-have-key-events -- the keys of a listbox belong to the combobox that opens it */
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useAnchored } from '../../menu/use-anchored';
import type { ComboOption } from './match-options';
import * as s from './combo-field.module.scss';

export interface ComboListProps {
  id: string;
  labelId: string;
  options: readonly ComboOption[];
  /** How many more there are than the list shows. */
  more: number;
  active: number;
  anchor: RefObject<HTMLElement | null>;
  onTake: (option: { index: number }) => void;
}

/** The suggestions of a `ComboField`. They never take the focus: the field tells which one is active. */
export function ComboList({ id, labelId, options, more, active, anchor, onTake }: ComboListProps) {
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const width = anchor.current?.offsetWidth;
    if (root.current && width) root.current.style.inlineSize = `${width}px`;
  }, [anchor]);
  useAnchored(true, anchor, root, 'start');
  useLayoutEffect(() => {
    const box = list.current;
    const option = box?.querySelector<HTMLElement>('[data-active]');
    if (!box || !option) return;
    const bottom = option.offsetTop + option.offsetHeight;
    if (option.offsetTop < box.scrollTop) box.scrollTop = option.offsetTop;
    if (bottom > box.scrollTop + box.clientHeight) box.scrollTop = bottom - box.clientHeight;
  }, [active]);

  return (
    <div
      ref={root}
      className={s.list}
      // A press must not take the focus from the field, or the list would close before the click.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div ref={list} id={id} role="listbox" aria-labelledby={labelId} className={s.options}>
        {options.map(({ value, label, detail }, index) => (
          <div
            key={value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            data-active={index === active || undefined}
            className={s.option}
            onClick={() => onTake({ index })}
          >
            <span className={s.words}>{label}</span>
            {detail && <span className={s.detail}>{detail}</span>}
          </div>
        ))}
      </div>
      {more > 0 && <p className={s.more}>{more} more. Type to narrow them down.</p>}
    </div>
  );
}
