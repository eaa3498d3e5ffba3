import { lostDraft } from '@/dashboard/hooks/use-draft';
import type { Edit } from '@/dashboard/hooks/use-edit';
import { Conflict } from '@/dashboard/parts/conflict/conflict';
import type { ConflictField } from '@/dashboard/parts/conflict/conflict-table';
import * as s from './edit.module.scss';

/**
 * A field in a conflict: a label for its text or its Yes or No, or a label and its formatted value. Null for a
 * field that another one includes.
 */
type Shown<Draft, Value> = ConflictField<Draft> | null | (Value extends string | boolean ? string : never);

/** All fields of a draft in the order of the form, or the label of a draft that is a text. */
export type Compare<Draft> = [Draft] extends [string]
  ? string
  : { readonly [Name in keyof Draft]-?: Shown<Draft, Draft[Name]> };

const plainText = (value: unknown) => (typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value));

function fieldsOf<Draft>(compare: Compare<Draft> | undefined): ConflictField<Draft>[] {
  if (typeof compare === 'string') return [{ label: compare, text: String }];
  return Object.entries<Shown<Draft, unknown> | string>(compare ?? {}).flatMap(([name, shown]) =>
    typeof shown === 'string'
      ? { label: shown, text: (draft: Draft) => plainText(draft[name as keyof Draft]) }
      : (shown ?? []),
  );
}

export interface EditStatusProps<Draft> {
  edit: Edit<Draft>;
  /** Name of the record: 'This task'. Not needed for a new record. @default 'This' */
  subject?: string;
  /** Fields to compare in a conflict. Not needed for a new record. @default none */
  compare?: Compare<Draft>;
  /** Called when the user chooses their version, after the draft is discarded. */
  onUseTheirs?: () => void;
}

/** Result of the last attempt to save, and changes to the record made elsewhere. */
export function EditStatus<Draft>({ edit, subject = 'This', compare, onUseTheirs }: EditStatusProps<Draft>) {
  const { conflict, elsewhere, failure, dirty, state } = edit;
  if (conflict)
    return (
      <Conflict
        className={s.whole}
        subject={subject}
        mine={conflict.mine}
        theirs={conflict.theirs}
        fields={fieldsOf(compare)}
        onKeepMine={edit.keepMine}
        onUseTheirs={() => {
          edit.discard();
          onUseTheirs?.();
        }}
      />
    );
  return (
    <>
      {/* Always there: screen readers announce a change of a region that they know. */}
      <p aria-live="polite" className={s.note}>
        {elsewhere &&
          (elsewhere === 'deleted'
            ? `${subject} was deleted elsewhere. Save it to restore it.`
            : `${subject} was changed elsewhere. When you save, you can compare both versions.`)}
      </p>
      {dirty && state === 'lost' && (
        <p role="alert" className={s.failure}>
          {lostDraft}
        </p>
      )}
      {failure && (
        <p role="alert" className={s.failure}>
          {failure}
        </p>
      )}
    </>
  );
}
