import { useLayoutEffect } from 'react';
import { useEntrance } from '@/motion/use-entrance';
import { Icon } from '../icon/icon';
import * as s from './select-list.module.scss';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectListProps {
  id: string;
  labelId: string;
  options: readonly SelectOption[];
  chosen: number;
  active: number;
  open: boolean;
  onPoint: (option: { index: number }) => void;
  onTake: (option: { index: number }) => void;
}

/** The options below a select's button. They never take the focus: the button tells which one is active. */
export function SelectList({ id, labelId, options, chosen, active, open, onPoint, onTake }: SelectListProps) {
  const list = useEntrance<HTMLUListElement>(open, 'above');

  // Opens upwards where the page has no room below and some above; a long list follows the active option.
  useLayoutEffect(() => {
    const element = list.current;
    if (!open || !element) return;
    element.dataset.side = 'below';
    const { bottom, height } = element.getBoundingClientRect();
    const above = element.parentElement!.getBoundingClientRect().top;
    if (bottom > window.innerHeight && above > height) element.dataset.side = 'above';
  }, [open, list]);
  useLayoutEffect(() => {
    const option = list.current?.children[active];
    if (open && option instanceof HTMLElement && list.current) {
      const { offsetTop, offsetHeight } = option;
      const { scrollTop, clientHeight } = list.current;
      if (offsetTop < scrollTop) list.current.scrollTop = offsetTop - 8;
      if (offsetTop + offsetHeight > scrollTop + clientHeight)
        list.current.scrollTop = offsetTop + offsetHeight - clientHeight + 8;
    }
  }, [open, active, list]);

  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-labelledby={labelId}
      hidden={!open}
      className={s.root}
      data-lenis-prevent=""
      // A press must not take the focus from the button, or the list would close before the click.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map(({ value, label }, index) => (
        <li
          key={value}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          data-active={index === active || undefined}
          className={s.option}
          onPointerMove={() => index !== active && onPoint({ index })}
          onClick={() => onTake({ index })}
        >
          {label}
          {index === chosen && <Icon name="check" size={18} />}
        </li>
      ))}
    </ul>
  );
}
