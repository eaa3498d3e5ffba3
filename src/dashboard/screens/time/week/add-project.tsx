import { ChoiceField, type Choice } from '@/dashboard/parts/form/choice-field/choice-field';
import type { Week } from './use-week';
import * as s from './week-panel.module.scss';

export interface AddProjectProps {
  week: Week;
  /** The projects that have no row yet. */
  choices: readonly Choice[];
}

/** Adds a row for a project to the week. */
export function AddProject({ week, choices }: AddProjectProps) {
  return (
    <ChoiceField
      label="Add project"
      labelHidden
      className={s.add}
      placeholder="Add project…"
      choices={choices}
      value=""
      onChange={({ target }) => target.value && week.addRow(target.value)}
    />
  );
}
