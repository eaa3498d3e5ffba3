import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldWords } from './field-frame';
import * as s from './field.module.scss';

export type FieldType = 'text' | 'email' | 'tel' | 'password' | 'url' | 'search' | 'number' | 'date' | 'time';

export interface FieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** @default 'text' */
  type?: FieldType;
  /** A button inside the field's end, such as 'Show password'. */
  action?: ReactNode;
}

/** A labelled single-line text input. `className` applies to the root, all other props to the input. */
export function Field({
  label,
  mark,
  hint,
  error,
  action,
  type = 'text',
  id,
  className,
  ...rest
}: FieldProps) {
  return (
    <FieldFrame
      {...{ label, mark, hint, error, action, id, className }}
      describedBy={rest['aria-describedby']}
    >
      {(control) => (
        <input
          {...rest}
          {...control}
          type={type}
          className={s.input}
          data-end={[error && 'icon', action && 'action'].filter(Boolean).join(' ') || undefined}
        />
      )}
    </FieldFrame>
  );
}
