import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { isSame } from '@/dashboard/model/merge';
import type { ReadyFields } from '@/studio/data/api';
import type { EntryEdit } from './use-entry-edit';

export interface ReadyFieldProps {
  label: string;
  ready: readonly ReadyFields[];
  edit: Pick<EntryEdit, 'draft' | 'set'>;
}

/** Replaces all fields of a form with ready ones. */
export function ReadyField({ label, ready, edit: { draft, set } }: ReadyFieldProps) {
  const current = ready.find(({ fields }) => isSame(fields, draft.fields));
  return (
    <ChoiceField
      label={label}
      hint="This replaces all fields below. It takes effect when you save."
      choices={ready.map((each) => ({ value: each.label, label: each.label }))}
      placeholder={current ? undefined : 'Your own'}
      value={current?.label ?? ''}
      onChange={({ target }) => {
        const chosen = ready.find((each) => each.label === target.value);
        if (chosen) set({ fields: chosen.fields });
      }}
    />
  );
}
