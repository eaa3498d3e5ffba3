import { useState } from 'react';
import {
  correctTerms,
  datedTermsError,
  termsHistory,
  type DatedTerms,
} from '@/dashboard/commands/people/terms';
import { signOffNote } from '@/dashboard/rules/month-lock';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { put } from '@/dashboard/model/change';
import { object, text } from '@/dashboard/model/fields/fields';
import type { Person } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { plainHours } from '@/dashboard/words/budget';
import { kinds, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { fieldError, fieldLabel, minutesOf } from '@/dashboard/screens/people/person-form/person-fields';
import { dayError, readDay } from '@/dashboard/words/read-day';
import { moneyTexts, readMoney, termsLabels } from '@/dashboard/screens/people/person-form/terms-fields';
import { dayWithYear } from '@/dashboard/words/day';
import { moneyError } from '@/dashboard/words/money';
import { oneLine } from '@/lib/one-line';
import * as s from './terms-dialog.module.scss';

export interface TermsDialogProps {
  person: Person;
  /** Of the terms in the history, the oldest first. */
  index: number;
  /** ISO 4217. */
  currency: string;
  onClose: () => void;
}

const termsDraft = object({
  from: text,
  team: text,
  position: text,
  weeklyHours: text,
  hourlyRate: text,
  hourlyCost: text,
});

/** Corrects terms of a person's history and the day from which they are valid. */
export function TermsDialog({ person, index, currency, onClose }: TermsDialogProps) {
  const today = useToday();
  const notes = useRecords('reportNotes');
  const kind = person.kind as ListedKind;
  const isFirst = index === 0;
  // The history may get shorter while the dialog is open: saving then says so.
  const [opened] = useState(() => termsHistory(person)[index]!);
  const edit = useEdit({
    form: `terms:${person.id}:${index}`,
    fields: termsDraft,
    collection: 'people',
    id: person.id,
    draftOf: (record) => {
      const terms = (record && termsHistory(record)[index]) ?? opened;
      return {
        from: terms.from,
        team: terms.team,
        position: terms.position,
        weeklyHours: plainHours(terms.weeklyMinutes),
        ...moneyTexts(terms, currency),
      };
    },
    check: (draft) => {
      const dayWrong = isFirst ? null : dayError(draft.from, 'day');
      const errors = {
        from: dayWrong ?? datedTermsError(termsHistory(person), index, readDay(draft.from) ?? ''),
        team: fieldError('team', kind, draft.team),
        position: fieldError('position', kind, draft.position),
        weeklyHours: fieldError('weeklyHours', kind, draft.weeklyHours),
        hourlyRate: moneyError(draft.hourlyRate, currency),
        hourlyCost: moneyError(draft.hourlyCost, currency),
      };
      return Object.fromEntries(
        Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null),
      );
    },
    save: (draft, record) => {
      const terms: DatedTerms = {
        from: readDay(draft.from) ?? opened.from,
        team: oneLine(draft.team),
        position: oneLine(draft.position),
        weeklyMinutes: minutesOf(draft.weeklyHours),
        ...readMoney(draft, currency),
      };
      return {
        label: `Corrected the terms of ${person.name} from ${dayWithYear(terms.from)}`,
        changes: [put('people', correctTerms(record ?? person, index, terms, today))],
      };
    },
    onSaved: onClose,
  });
  const typed = readDay(edit.draft.from);
  const note = signOffNote(notes, typed && typed < opened.from ? typed : opened.from);
  const labels = {
    team: fieldLabel('team', kind),
    position: fieldLabel('position', kind),
    weeklyHours: fieldLabel('weeklyHours', kind),
  };
  return (
    <Dialog title={`Terms of ${person.name}`} onClose={onClose}>
      <EditForm
        edit={edit}
        className={s.root}
        aria-label={`Terms of ${person.name}`}
        submit="Save changes"
        onCancel={onClose}
        subject="These terms"
        compare={{
          from: {
            label: termsLabels.termsFrom,
            text: ({ from }) => (readDay(from) ? dayWithYear(from) : from),
          },
          team: labels.team,
          position: labels.position,
          weeklyHours: labels.weeklyHours,
          hourlyRate: termsLabels.hourlyRate,
          hourlyCost: termsLabels.hourlyCost,
        }}
      >
        {isFirst ? (
          <p className={s.wide}>
            Valid from the {kinds[kind].joinedOn.toLowerCase()}, {dayWithYear(person.joinedOn)}.
          </p>
        ) : (
          <DateField
            label={termsLabels.termsFrom}
            value={edit.draft.from}
            error={edit.errors.from}
            onDay={({ day }) => edit.set({ from: day })}
          />
        )}
        <InputField
          label={labels.weeklyHours}
          inputMode="decimal"
          autoComplete="off"
          unit="hours"
          {...edit.field('weeklyHours')}
        />
        <InputField label={labels.team} autoComplete="off" {...edit.field('team')} />
        <InputField label={labels.position} autoComplete="off" {...edit.field('position')} />
        <InputField
          label={termsLabels.hourlyRate}
          mark="optional"
          inputMode="decimal"
          autoComplete="off"
          unit={currency}
          {...edit.field('hourlyRate')}
        />
        <InputField
          label={termsLabels.hourlyCost}
          mark="optional"
          inputMode="decimal"
          autoComplete="off"
          unit={currency}
          {...edit.field('hourlyCost')}
        />
        {note && <p className={s.note}>{note}</p>}
      </EditForm>
    </Dialog>
  );
}
