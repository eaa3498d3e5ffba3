import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Listbox } from '@/design-system/listbox/use-listbox';
import { useAnchored } from '@/dashboard/parts/menu/use-anchored';
import type { ComboOption } from './match-options';
import * as s from './combo-field.module.scss';

export interface ComboListProps {
  labelId: string;
  options: readonly ComboOption[];
  /** Number of matching options that the list does not show. */
  more: number;
  listbox: Listbox;
  anchor: RefObject<HTMLElement | null>;
}

/** The suggestions of a `ComboField`. The focus remains in the field, which names the active option. */
export function ComboList({ labelId, options, more, listbox, anchor }: ComboListProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const width = anchor.current?.offsetWidth;
    if (root.current && width) root.current.style.inlineSize = `${width}px`;
  }, [anchor]);
  useAnchored(true, anchor, root, 'start');

  return (
    <div ref={root} className={s.list} onMouseDown={listbox.list.onMouseDown}>
      <div {...listbox.list} aria-labelledby={labelId} className={s.options}>
        {options.map(({ value, label, detail }, index) => (
          <div key={value} {...listbox.option(index)} className={s.option}>
            <span className={s.words}>{label}</span>
            {detail && <span className={s.detail}>{detail}</span>}
          </div>
        ))}
      </div>
      {more > 0 && <p className={s.more}>{more} more. Type to filter them.</p>}
    </div>
  );
}
