import { useState, type Ref } from 'react';
import { useMedia } from '@/motion/use-media';
import { useLoaded } from '@/dashboard/parts/loaded/use-loaded';
import { usePrepared } from '@/dashboard/parts/loaded/use-prepared';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import type { DateFieldProps } from './date-field-props';
import { unreadableDay } from './unreadable-day';

const loadDayParts = async () => (await import('./day-parts')).DayParts;

/**
 * A date field. With a mouse, users type day, month and year as separate segments or open a calendar. Touch
 * screens keep the native date input, because its picker is better on phones. It is also the fallback until
 * the code loads.
 */
export function DateField(props: DateFieldProps) {
  const { value, onDay, onBlur, ref, ...rest } = props;
  const fine = useMedia('(hover: hover) and (pointer: fine)');
  const { Part: DayParts, prepare } = useLoaded(loadDayParts, false);
  usePrepared(prepare, fine);
  const [hold, setHold] = useState<'none' | 'focus' | 'hand'>('none');
  const [inParts, setInParts] = useState(false);
  // Replaces the native field only while the user neither types nor presses in it, and not with an incomplete
  // date.
  if (!inParts && fine && DayParts && hold !== 'hand' && value !== unreadableDay) setInParts(true);
  if (inParts && DayParts) return <DayParts {...props} takesFocus={hold === 'focus'} />;

  return (
    <InputField
      {...rest}
      ref={ref as Ref<HTMLInputElement>}
      type="date"
      value={value === unreadableDay ? '' : value}
      onChange={({ target }) => onDay({ day: target.validity.badInput ? unreadableDay : target.value })}
      onFocus={() => setHold((held) => (held === 'hand' ? held : 'focus'))}
      onPointerDown={() => setHold('hand')}
      onKeyDown={() => setHold('hand')}
      onBlur={({ target }) => {
        // The browser fires no change event for an incomplete date.
        if (target.validity.badInput) onDay({ day: unreadableDay });
        setHold('none');
        onBlur?.();
      }}
    />
  );
}
