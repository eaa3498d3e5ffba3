import { useMemo } from 'react';
import { describeRecurrence, placeInMonth } from '@/dashboard/calendar/recurrence-words';
import type { Recurrence } from '@/dashboard/model/records/records';
import { isDay } from '@/dashboard/days/moments';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import {
  checkDraft,
  recurrenceOf,
  timesOfDraft,
  type DraftErrors,
  type DraftField,
  type EventDraft,
  type RepeatKind,
} from './event-draft';
import * as s from './repeat-fields.module.scss';
import { weekdayNames } from '@/dashboard/words/day';

export interface RepeatFieldsProps {
  draft: EventDraft;
  errors: DraftErrors;
  /** Ids of the controls. */
  idOf: (field: DraftField) => string;
  /** The saved recurrence: the form can keep one of another program. */
  before: Recurrence | null;
  onChange: (changes: Partial<EventDraft>) => void;
}

const units: Readonly<Partial<Record<RepeatKind, [one: string, many: string]>>> = {
  daily: ['day', 'days'],
  weekly: ['week', 'weeks'],
  monthly: ['month', 'months'],
  'monthly-weekday': ['month', 'months'],
  yearly: ['year', 'years'],
};

const weekdays = [1, 2, 3, 4, 5, 6, 7];

/** Whether and how an event repeats. */
export function RepeatFields({ draft, errors, idOf, before, onChange }: RepeatFieldsProps) {
  const { repeat, interval, ends, startDay } = draft;
  const hasDay = isDay(startDay);
  const place = useMemo(() => (hasDay ? placeInMonth(startDay).words : ''), [hasDay, startDay]);
  const unit = units[repeat];
  const wrong = checkDraft(draft);
  const isRight = !wrong.startDay && !wrong.interval && !wrong.weekdays && !wrong.until && !wrong.count;
  const recurrence = isRight ? recurrenceOf(draft, before) : null;
  const words = recurrence && describeRecurrence({ recurrence, startsAt: timesOfDraft(draft).startsAt });

  return (
    <div className={s.root}>
      <div className={s.row}>
        <ChoiceField
          label="Repeats"
          value={repeat}
          choices={[
            { value: 'never', label: 'Never' },
            { value: 'daily', label: 'Daily' },
            { value: 'weekly', label: 'Weekly' },
            {
              value: 'monthly',
              label: hasDay
                ? `Monthly, on day ${Number(startDay.slice(8))}${startDay.slice(8) > '28' ? ', in months that have it' : ''}`
                : 'Monthly',
            },
            ...(place ? [{ value: 'monthly-weekday', label: `Monthly, on the ${place}` }] : []),
            { value: 'yearly', label: 'Yearly' },
            ...(repeat === 'other' || before?.rule
              ? [{ value: 'other', label: 'As imported from another program' }]
              : []),
          ]}
          onChange={({ target }) => onChange({ repeat: target.value as RepeatKind })}
        />
        {unit && (
          <InputField
            id={idOf('interval')}
            label="Every"
            type="number"
            inputMode="numeric"
            min={1}
            max={99}
            unit={interval === '1' ? unit[0] : unit[1]}
            value={interval}
            error={errors.interval}
            onChange={({ target }) => onChange({ interval: target.value })}
          />
        )}
      </div>
      {repeat === 'weekly' && (
        <fieldset
          className={s.weekdays}
          aria-describedby={errors.weekdays ? `${idOf('weekdays')}-error` : undefined}
        >
          <legend className={s.legend}>On</legend>
          {weekdays.map((weekday, index) => (
            <label key={weekday} className={s.weekday}>
              <input
                id={index === 0 ? idOf('weekdays') : undefined}
                type="checkbox"
                className={s.box}
                aria-label={weekdayNames[weekday - 1]}
                checked={draft.weekdays.includes(weekday)}
                onChange={({ target }) =>
                  onChange({
                    weekdays: target.checked
                      ? [...draft.weekdays, weekday].sort()
                      : draft.weekdays.filter((one) => one !== weekday),
                  })
                }
              />
              <span aria-hidden="true">{weekdayNames[weekday - 1]!.slice(0, 2)}</span>
            </label>
          ))}
          {errors.weekdays && (
            <p id={`${idOf('weekdays')}-error`} className={s.error}>
              {errors.weekdays}
            </p>
          )}
        </fieldset>
      )}
      {repeat !== 'never' && (
        <div className={s.row}>
          <ChoiceField
            label="Ends"
            value={ends}
            choices={[
              { value: 'never', label: 'Never' },
              { value: 'until', label: 'On a day' },
              { value: 'count', label: 'After a number of times' },
            ]}
            onChange={({ target }) => onChange({ ends: target.value as EventDraft['ends'] })}
          />
          {ends === 'until' && (
            <DateField
              id={idOf('until')}
              label="Last day"
              min={startDay}
              value={draft.until}
              error={errors.until}
              onDay={({ day }) => onChange({ until: day })}
            />
          )}
          {ends === 'count' && (
            <InputField
              id={idOf('count')}
              label="Times"
              type="number"
              inputMode="numeric"
              min={1}
              max={999}
              value={draft.count}
              error={errors.count}
              onChange={({ target }) => onChange({ count: target.value })}
            />
          )}
        </div>
      )}
      {words && <p className={s.words}>Takes place {words}.</p>}
      {repeat === 'monthly' && Number(startDay.slice(8)) > 28 && (
        <p className={s.words}>Months without a day {Number(startDay.slice(8))} are left out.</p>
      )}
    </div>
  );
}
