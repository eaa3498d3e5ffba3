import { useState } from 'react';
import { ComboField } from '@/dashboard/parts/form/combo-field/combo-field';
import type { ComboOption } from '@/dashboard/parts/form/combo-field/match-options';
import { Button } from '@/design-system/button/button';
import { Disclosure } from './disclosure';
import * as s from './assign.module.scss';

export interface AssignChoice {
  text: string;
  /** Of the option that the text names; null for none. */
  value: string | null;
}

export interface AssignProps {
  /** Label of the field. The button says 'Assign' before it. */
  label: string;
  options: readonly ComboOption[];
  errorOf: (choice: AssignChoice) => string | null;
  onAssign: (choice: AssignChoice) => void;
}

/** A button for selected records that opens a form with one field. */
export function Assign({ label, options, errorOf, onAssign }: AssignProps) {
  return (
    <Disclosure label={`Assign ${label.toLowerCase()}`} align="end">
      {({ close }) => (
        <AssignForm
          label={label}
          options={options}
          errorOf={errorOf}
          onAssign={(choice) => {
            close();
            onAssign(choice);
          }}
        />
      )}
    </Disclosure>
  );
}

function AssignForm({ label, options, errorOf, onAssign }: AssignProps) {
  const [choice, setChoice] = useState<AssignChoice>({ text: '', value: null });
  const [error, setError] = useState<string | null>(null);
  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const next = errorOf(choice);
        setError(next);
        if (next === null) onAssign({ ...choice, text: choice.text.trim() });
      }}
    >
      <ComboField
        label={label}
        options={options}
        text={choice.text}
        error={error ?? undefined}
        onText={(next) => {
          setChoice(next);
          setError(null);
        }}
      />
      <Button type="submit" size="compact">
        Assign
      </Button>
    </form>
  );
}
