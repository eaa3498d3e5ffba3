import { useState, type Ref } from 'react';
import { useMedia } from '@/motion/use-media';
import { useLoaded } from '@/dashboard/parts/loaded/use-loaded';
import { usePrepared } from '@/dashboard/parts/loaded/use-prepared';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import type { DateFieldProps } from './date-field-props';
import { unreadableDay } from './unreadable-day';

const loadDayParts = async () => (await import('./day-parts')).DayParts;

/**
 * A day. With a mouse it is typed part by part, in the order of the visitor's own English, or picked from a calendar. A
 * finger has the platform's field, whose picker is better on a phone than any; so has whoever comes before that code.
 */
export function DateField(props: DateFieldProps) {
  const { value, onDay, onBlur, ref, ...rest } = props;
  const fine = useMedia('(hover: hover) and (pointer: fine)');
  const { Part: DayParts, prepare } = useLoaded(loadDayParts, false);
  usePrepared(prepare, fine);
  const [hold, setHold] = useState<'none' | 'focus' | 'hand'>('none');
  const [inParts, setInParts] = useState(false);
  // One turns into the other before it is used: not under the fingers, nor with half a day in it.
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
        // Half a day is no change to the browser.
        if (target.validity.badInput) onDay({ day: unreadableDay });
        setHold('none');
        onBlur?.();
      }}
    />
  );
}
