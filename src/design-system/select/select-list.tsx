/* oxlint-disable jsx-a11y/click-events-have-key-events -- the keys of a listbox belong to the combobox that opens it */
import { useLayoutEffect } from 'react';
import { useEntrance } from '@/motion/use-entrance';
import { Icon } from '../icon/icon';
import * as s from './select-list.module.scss';

/** The list's own padding, in px: what stays free around an active option at its edge. */
const padding = 8;

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

/** Opens upwards where the page has no room below and some above. */
function place(list: HTMLElement) {
  list.dataset.side = 'below';
  const { bottom, height } = list.getBoundingClientRect();
  const above = list.parentElement?.getBoundingClientRect().top ?? 0;
  if (bottom > window.innerHeight && above > height) list.dataset.side = 'above';
}

/** A long list follows its active option; the page stays where it is, which `scrollIntoView` does not promise. */
function follow(list: HTMLElement, index: number) {
  const option = list.children[index];
  if (!(option instanceof HTMLElement)) return;
  const bottom = option.offsetTop + option.offsetHeight;
  if (option.offsetTop < list.scrollTop) list.scrollTop = option.offsetTop - padding;
  if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight + padding;
}

/** The options below a select's button. They never take the focus: the button tells which one is active. */
export function SelectList({ id, labelId, options, chosen, active, open, onPoint, onTake }: SelectListProps) {
  const list = useEntrance<HTMLDivElement>(open, 'above');
  useLayoutEffect(() => {
    if (open && list.current) place(list.current);
  }, [open, list]);
  useLayoutEffect(() => {
    if (open && list.current) follow(list.current, active);
  }, [open, active, list]);

  return (
    <div
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
        <div
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
        </div>
      ))}
    </div>
  );
}
