import { useRecords } from '@/dashboard/hooks/use-workspace';
import { signOffNote } from '@/dashboard/rules/month-lock';
import { DateField } from '@/dashboard/parts/form/date-field/date-field';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { readDay } from '@/dashboard/words/read-day';
import { termsLabels } from './terms-fields';
import type { PersonFormState } from './use-person-form';
import * as s from './person-form.module.scss';

export interface TermsQuestionProps {
  form: PersonFormState;
  /** The first day of the present terms. */
  since: string;
}

/** Asks from which day changed terms are valid, or whether they correct the present ones. */
export function TermsQuestion({ form, since }: TermsQuestionProps) {
  const { edit, errors, today, controlId, onLeave } = form;
  const { draft, set } = edit;
  const notes = useRecords('reportNotes');
  const from = draft.correctsTerms ? since : (readDay(draft.termsFrom) ?? today);
  const note = signOffNote(notes, from);
  return (
    <fieldset className={s.terms}>
      <legend className={s.legend}>When do the new terms begin?</legend>
      {!draft.correctsTerms && (
        <DateField
          id={controlId('termsFrom')}
          name="termsFrom"
          label={termsLabels.termsFrom}
          hint="Earlier terms stay in the history and still apply to earlier days. Choose a future day to plan the change."
          error={errors.termsFrom}
          min={since}
          value={draft.termsFrom || today}
          onBlur={() => onLeave('termsFrom')}
          onDay={({ day }) => set({ termsFrom: day })}
        />
      )}
      <Checkbox
        name="correctsTerms"
        checked={draft.correctsTerms}
        onChange={({ target }) => set({ correctsTerms: target.checked })}
      >
        Correct the current terms: they were entered wrongly
      </Checkbox>
      {note && <p className={s.note}>{note}</p>}
    </fieldset>
  );
}
