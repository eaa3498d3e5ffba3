import type { ReactNode } from 'react';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import type { Field, VariantForm } from '@/studio/data/field';
import { fieldId } from './field-id';
import { formOf, newForm } from './field-values';
import * as s from './form-field.module.scss';

export interface VariantFieldProps {
  label: string;
  help?: string;
  isOptional: boolean;
  forms: readonly VariantForm[];
  path: string;
  value: unknown;
  error?: string;
  onChange: (value: unknown) => void;
  /** Renders the field of the form that was chosen. */
  children: (field: {
    field: Field;
    path: string;
    value: unknown;
    onChange: (value: unknown) => void;
  }) => ReactNode;
}

/** A value of one of several forms: which one, and below its fields. */
export function VariantField({
  label,
  help,
  isOptional,
  forms,
  path,
  value,
  error,
  onChange,
  children,
}: VariantFieldProps) {
  const current = formOf(value, forms);
  return (
    <fieldset className={s.group}>
      <legend className={s.legend}>
        {label} {isOptional && <span className={s.mark}>(optional)</span>}
      </legend>
      <ChoiceField
        id={`${fieldId(path)}-form`}
        label="Kind"
        hint={help}
        // A form that was chosen shows its own.
        error={current ? undefined : error}
        choices={forms.map((form) => ({ value: form.label, label: form.label }))}
        placeholder={isOptional || !current ? 'None' : undefined}
        value={current?.label ?? ''}
        onChange={({ target }) => {
          const chosen = forms.find((form) => form.label === target.value);
          onChange(chosen && newForm(chosen));
        }}
      />
      {current &&
        children({
          field: { name: '', label: current.label, isOptional: false, input: current.input },
          path,
          value,
          onChange,
        })}
    </fieldset>
  );
}
