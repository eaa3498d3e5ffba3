import { useId, useState } from 'react';
import type { DayRange } from '@/dashboard/days/days';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { Button } from '@/design-system/button/button';
import { dayError } from '@/dashboard/words/read-day';
import * as s from './range-form.module.scss';

export interface RangeFormProps {
  range: DayRange;
  onChange: (range: DayRange) => void;
}

/** A form for the first and last day of a custom period. */
export function RangeForm({ range, onChange }: RangeFormProps) {
  const [shown, setShown] = useState(range);
  const [first, setFirst] = useState(range.first);
  const [last, setLast] = useState(range.last);
  const errorId = useId();
  const [error, setError] = useState('');
  // A link leads to other days. A second form for them would lose the focus on its button.
  if (shown.first !== range.first || shown.last !== range.last) {
    setShown(range);
    setFirst(range.first);
    setLast(range.last);
    setError('');
  }
  return (
    <form
      className={s.root}
      aria-label="Days"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (first === '' || last === '') return setError('Choose both days.');
        const wrong = dayError(first, 'first day') ?? dayError(last, 'last day');
        if (wrong) return setError(wrong);
        if (last < first) return setError('The last day is before the first. Change one of them.');
        setError('');
        onChange({ first, last });
      }}
    >
      <DateField
        label="From"
        className={s.day}
        value={first}
        aria-describedby={error ? errorId : undefined}
        onDay={({ day }) => setFirst(day)}
      />
      <DateField
        label="To"
        className={s.day}
        value={last}
        aria-describedby={error ? errorId : undefined}
        onDay={({ day }) => setLast(day)}
      />
      <Button type="submit" size="compact" variant="outline">
        Show
      </Button>
      <p id={errorId} className={s.error} role="alert">
        {error}
      </p>
    </form>
  );
}
