import { startTransition, useId, useRef, useState } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { cx } from '@/lib/cx';
import { useLoaded } from '../../loaded/use-loaded';
import { InputField, type InputFieldProps } from '../input-field/input-field';
import * as s from './date-field.module.scss';

const loadCalendar = async () => (await import('./day-calendar')).DayCalendar;

export interface DateFieldProps extends Omit<
  InputFieldProps,
  'type' | 'unit' | 'end' | 'value' | 'min' | 'max' | 'onChange'
> {
  /** An ISO date; empty where there is none. */
  value: string;
  /** The first and the last day that can be picked. What is typed is for the form to judge. */
  min?: string;
  max?: string;
  /** With an empty day as long as what is typed is none. */
  onDay: (change: { day: string }) => void;
}

/**
 * A day, typed part by part into the platform's own field or picked from a calendar beside it, whose code is fetched when
 * the pointer or the focus comes near. Where a finger picks, or a browser keeps its own button, its own calendar opens.
 */
export function DateField({ id, label, hint, value, onDay, onKeyDown, className, ...rest }: DateFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const calendarId = `${fieldId}-calendar`;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { Part: DayCalendar, failed, prepare } = useLoaded(loadCalendar, open);

  // The press is answered before six weeks of buttons are drawn.
  const show = () => startTransition(() => setOpen(true));
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <div className={cx(s.root, className)}>
      <InputField
        {...rest}
        id={fieldId}
        label={label}
        hint={failed ? 'The calendar could not be loaded. Type the day.' : hint}
        type="date"
        value={value}
        onChange={({ target }) => onDay({ day: target.value })}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          // The keys that open the browser's own picker.
          const asks = event.key === ' ' || event.key === 'F4' || (event.altKey && event.key === 'ArrowDown');
          if (!asks || !button.current?.offsetParent) return;
          event.preventDefault();
          show();
        }}
        end={
          <button
            ref={button}
            type="button"
            className={s.button}
            aria-label={`${label}: open the calendar`}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? calendarId : undefined}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => (open ? setOpen(false) : show())}
          >
            <Icon name="calendar" size={18} />
          </button>
        }
      />
      {open && DayCalendar && (
        <DayCalendar
          id={calendarId}
          label={label}
          day={value}
          min={rest.min}
          max={rest.max}
          anchor={button}
          onDay={({ day }) => {
            onDay({ day });
            close();
          }}
          onClose={close}
          onLeave={() => setOpen(false)}
        />
      )}
    </div>
  );
}
