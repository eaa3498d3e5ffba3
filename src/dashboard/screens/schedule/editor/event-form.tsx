import { useId, useMemo, type ReactNode } from 'react';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { readerZone } from '@/dashboard/days/time-zone';
import type { Person, Recurrence } from '@/dashboard/model/records/records';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { ComboField } from '@/dashboard/parts/form/combo-field/combo-field';
import { ErrorSummary } from '@/dashboard/parts/form/error-summary/error-summary';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { PeoplePicker } from '@/dashboard/parts/people-picker/people-picker';
import { moveStart, type DraftErrors, type DraftField, type EventDraft } from './event-draft';
import { RepeatFields } from './repeat-fields';
import * as s from './event-form.module.scss';

export interface EventFormProps {
  draft: EventDraft;
  /** Shown once somebody tried to save. */
  errors: DraftErrors;
  /** Counts the tries to save that were refused. */
  tries: number;
  /** All of an event, or what one occurrence of a series can have of its own. */
  extent: 'event' | 'occurrence';
  before: Recurrence | null;
  /** Who can be asked to come. */
  people: readonly Person[];
  onChange: (draft: EventDraft) => void;
  onSubmit: () => void;
  /** Below the fields: warnings and buttons. */
  children: ReactNode;
}

/** Every zone by its name, the visitor's first. */
function zoneOptions() {
  const all = Intl.supportedValuesOf?.('timeZone') ?? [];
  return [...new Set([readerZone(), ...all, 'UTC'])].map((zone) => ({ value: zone, label: zone }));
}

/** The fields of an event. */
export function EventForm({
  draft,
  errors,
  tries,
  extent,
  before,
  people,
  onChange,
  onSubmit,
  children,
}: EventFormProps) {
  const scope = useId();
  const zones = useMemo(() => zoneOptions(), []);
  const idOf = (field: DraftField) => `${scope}-${field}`;
  const set = (change: Partial<EventDraft>) => onChange({ ...draft, ...change });
  const whole = extent === 'event';
  const summary = Object.entries(errors).map(([field, text]) => ({ id: idOf(field as DraftField), text }));

  return (
    <form
      className={s.root}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <ErrorSummary errors={summary} tries={tries} />
      <InputField
        id={idOf('title')}
        label="Title"
        value={draft.title}
        maxLength={200}
        autoComplete="off"
        required
        error={errors.title}
        data-takes-focus=""
        onChange={({ target }) => set({ title: target.value })}
      />
      <InputField
        label="Place"
        mark="optional"
        value={draft.place}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => set({ place: target.value })}
      />
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
          onDay={({ day }) => onChange(moveStart(draft, { startDay: day }))}
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
            onChange={({ target }) => onChange(moveStart(draft, { startTime: target.value }))}
          />
        )}
        <DateField
          id={idOf('endDay')}
          label="Ends"
          required
          value={draft.endDay}
          error={errors.endDay}
          onDay={({ day }) => set({ endDay: day })}
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
            onChange={({ target }) => set({ endTime: target.value })}
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
          <RepeatFields {...{ draft, errors, idOf, before, onChange }} />
          <PeoplePicker
            label="People"
            mark="optional"
            people={people}
            chosen={draft.attendeeIds}
            onChoose={({ ids }) => set({ attendeeIds: ids })}
          />
          <AreaField
            label="Notes"
            mark="optional"
            rows={4}
            maxLength={5000}
            value={draft.notes}
            onChange={({ target }) => set({ notes: target.value })}
          />
        </>
      )}
      {!whole && <p className={s.hint}>Time zone, people, repeats and notes belong to the whole series.</p>}
      {children}
    </form>
  );
}
