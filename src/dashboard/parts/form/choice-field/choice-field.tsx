import type { ComponentProps } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { useIsWhole } from '@/dashboard/hooks/use-first-rows';
import { FieldRow, type FieldRowWords } from '@/dashboard/parts/form/field-row/field-row';
import * as s from './choice-field.module.scss';

export interface Choice {
  value: string;
  label: string;
  /** Heading above this choice and the next ones with the same group. @default none */
  group?: string;
}

/** Splits choices where the group changes. */
function groupsOf(choices: readonly Choice[]): { name: string | undefined; choices: Choice[] }[] {
  const groups: { name: string | undefined; choices: Choice[] }[] = [];
  for (const choice of choices) {
    const last = groups.at(-1);
    if (last && last.name === choice.group) last.choices.push(choice);
    else groups.push({ name: choice.group, choices: [choice] });
  }
  return groups;
}

const option = ({ value, label }: Choice) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** More choices than this are drawn after the first frame, in which the list is closed: 200 take about 5 ms. */
const longList = 50;

export interface ChoiceFieldProps extends FieldRowWords, Omit<ComponentProps<'select'>, 'children'> {
  choices: readonly Choice[];
  /** First option, with an empty value. */
  placeholder?: string;
  /** Hides the label visually. @default false */
  labelHidden?: boolean;
}

/**
 * A choice between a few options in a native `select`, which works well with keyboard, touch and screen
 * readers. `className` applies to the root, all other props to the `select`.
 */
export function ChoiceField({
  label,
  mark,
  hint,
  error,
  id,
  labelHidden,
  choices,
  placeholder,
  className,
  ...rest
}: ChoiceFieldProps) {
  const isWhole = useIsWhole();
  const drawn =
    isWhole || choices.length <= longList
      ? choices
      : choices.filter(({ value }) => value === (rest.value ?? rest.defaultValue));
  return (
    <FieldRow
      {...{ label, mark, hint, error, id, labelHidden, className }}
      aria-describedby={rest['aria-describedby']}
    >
      {(control) => (
        <span className={s.box}>
          <select {...rest} {...control} className={s.select}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {groupsOf(drawn).map(({ name, choices: members }) =>
              name === undefined ? (
                members.map(option)
              ) : (
                <optgroup key={name} label={name}>
                  {members.map(option)}
                </optgroup>
              ),
            )}
          </select>
          <Icon name="chevron-down" size={16} className={s.chevron} />
        </span>
      )}
    </FieldRow>
  );
}
