import { useEffect, useState, type Ref } from 'react';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import type { DateFieldProps } from './date-field-props';
import { segmented } from './segmented';
import { unreadableDay } from '@/dashboard/words/unreadable-day';

/**
 * A day. With a mouse, day, month and year are typed apart or picked from a calendar. A finger gets the platform's field,
 * whose picker is better on a phone than any other.
 */
export function DateField(props: DateFieldProps) {
  // The control does not change after the first render.
  const [Segmented] = useState(segmented.current);
  // Where its code could not be fetched with the screen, the next field has it.
  useEffect(() => void segmented.prepare(), []);
  return Segmented ? <Segmented {...props} /> : <PlatformField {...props} />;
}

function PlatformField({ value, onDay, onBlur, ref, ...rest }: DateFieldProps) {
  return (
    <InputField
      {...rest}
      ref={ref as Ref<HTMLInputElement>}
      type="date"
      value={value === unreadableDay ? '' : value}
      onChange={({ target }) => onDay({ day: target.validity.badInput ? unreadableDay : target.value })}
      onBlur={({ target }) => {
        // A browser reports no change for an incomplete date.
        if (target.validity.badInput) onDay({ day: unreadableDay });
        onBlur?.();
      }}
    />
  );
}
