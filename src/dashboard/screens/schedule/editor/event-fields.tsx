import { useId, useMemo } from 'react';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { placeOfZone, readerZone } from '@/dashboard/days/time-zone';
import type { Edit } from '@/dashboard/hooks/use-edit';
import type { Person, Recurrence } from '@/dashboard/model/records/records';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { ComboField } from '@/dashboard/parts/form/combo-field/combo-field';
import { ErrorSummary } from '@/dashboard/parts/form/error-summary/error-summary';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { PeoplePicker } from '@/dashboard/parts/people-picker/people-picker';
import { moveStart, type DraftField, type EventDraft } from './event-draft';
import { RepeatFields } from './repeat-fields';
import * as s from './event-fields.module.scss';

export interface EventFieldsProps {
  edit: Edit<EventDraft>;
  /** All fields of an event, or those that one occurrence of a series can have of its own. */
  extent: 'event' | 'occurrence';
  /** The saved recurrence: the form can keep one of another program. */
  before: Recurrence | null;
  people: readonly Person[];
}

/** Every zone by its name, the visitor's first. */
function zoneOptions() {
  const all = Intl.supportedValuesOf?.('timeZone') ?? [];
  return [...new Set([readerZone(), ...all, 'UTC'])].map((zone) => ({ value: zone, label: zone }));
}

/** The fields of an event, below a summary of their errors. */
export function EventFields({ edit, extent, before, people }: EventFieldsProps) {
  const scope = useId();
  const zones = useMemo(() => zoneOptions(), []);
  const { draft, errors, set, field } = edit;
  const idOf = (name: DraftField) => `${scope}-${name}`;
  const whole = extent === 'event';
  // One of the two ends of an event can be wrong because of the other one.
  const setEnd = (changes: Partial<EventDraft>) =>
    set({ endDay: draft.endDay, endTime: draft.endTime, ...changes });
  const summary = Object.entries(errors).flatMap(([name, text]) =>
    text ? [{ id: idOf(name as DraftField), text }] : [],
  );

  return (
    <>
      <ErrorSummary errors={summary} tries={edit.tries} />
      <InputField
        id={idOf('title')}
        label="Title"
        maxLength={200}
        autoComplete="off"
        required
        data-takes-focus=""
        {...field('title')}
      />
      <InputField label="Place" mark="optional" maxLength={200} autoComplete="off" {...field('place')} />
      {whole && (
        <Checkbox
          className={s.check}
          checked={draft.allDay}
          onChange={({ target }) => set({ allDay: target.checked })}
        >
          All day
        </Checkbox>
      )}
      <div className={s.times} data-all-day={draft.allDay || undefined}>
        <DateField
          id={idOf('startDay')}
          label="Starts"
          required
          value={draft.startDay}
          error={errors.startDay}
          onDay={({ day }) => edit.change(moveStart(draft, { startDay: day }))}
        />
        {!draft.allDay && (
          <InputField
            id={idOf('startTime')}
            label="At"
            aria-label="Starts at"
            type="time"
            required
            value={draft.startTime}
            error={errors.startTime}
            onChange={({ target }) => edit.change(moveStart(draft, { startTime: target.value }))}
          />
        )}
        <DateField
          id={idOf('endDay')}
          label="Ends"
          required
          value={draft.endDay}
          error={errors.endDay}
          onDay={({ day }) => setEnd({ endDay: day })}
        />
        {!draft.allDay && (
          <InputField
            id={idOf('endTime')}
            label="At"
            aria-label="Ends at"
            type="time"
            required
            value={draft.endTime}
            error={errors.endTime}
            onChange={({ target }) => setEnd({ endTime: target.value })}
          />
        )}
      </div>
      {whole && !draft.allDay && (
        <ComboField
          id={idOf('timeZone')}
          label="Time zone"
          options={zones}
          text={draft.timeZone}
          error={errors.timeZone}
          onText={({ text }) => set({ timeZone: text })}
        />
      )}
      {whole && (
        <>
          <RepeatFields {...{ draft, errors, idOf, before }} onChange={set} />
          <PeoplePicker
            label="People"
            mark="optional"
            people={people}
            chosen={draft.attendeeIds}
            onChoose={({ ids }) => set({ attendeeIds: ids })}
          />
          <AreaField label="Notes" mark="optional" rows={4} maxLength={5000} {...field('notes')} />
        </>
      )}
      {!whole && !draft.allDay && draft.timeZone !== readerZone() && (
        <p className={s.hint}>Times in {placeOfZone(draft.timeZone)}, the time zone of the series.</p>
      )}
      {!whole && <p className={s.hint}>Time zone, people, repeats and notes belong to the whole series.</p>}
    </>
  );
}
