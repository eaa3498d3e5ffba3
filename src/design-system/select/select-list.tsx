import { useLayoutEffect } from 'react';
import { useEntrance } from '@/motion/use-entrance';
import { Icon } from '../icon/icon';
import type { Listbox } from '../listbox/use-listbox';
import * as s from './select-list.module.scss';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectListProps {
  labelId: string;
  options: readonly SelectOption[];
  chosen: number;
  listbox: Listbox;
}

/** Opens upwards if the list does not fit below and does fit above. */
function place(list: HTMLElement) {
  list.dataset.side = 'below';
  const { bottom, height } = list.getBoundingClientRect();
  const above = list.parentElement?.getBoundingClientRect().top ?? 0;
  if (bottom > window.innerHeight && above > height) list.dataset.side = 'above';
}

/** The listbox below a select's button. The focus stays on the button, which references the active option. */
export function SelectList({ labelId, options, chosen, listbox }: SelectListProps) {
  const { open, active } = listbox;
  const list = useEntrance<HTMLDivElement>(open, 'above');
  useLayoutEffect(() => {
    if (open && list.current) place(list.current);
  }, [open, list]);

  return (
    <div
      {...listbox.list}
      ref={list}
      aria-labelledby={labelId}
      hidden={!open}
      className={s.root}
      data-lenis-prevent=""
    >
      {options.map(({ value, label }, index) => (
        <div
          {...listbox.option(index)}
          key={value}
          aria-selected={index === chosen}
          data-active={index === active || undefined}
          className={s.option}
          onPointerMove={() => index !== active && listbox.setActive(index)}
        >
          {label}
          {index === chosen && <Icon name="check" size={18} />}
        </div>
      ))}
    </div>
  );
}
