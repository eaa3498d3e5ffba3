import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame, type FieldWords } from './field-frame';
import * as s from './field.module.scss';

/** The kinds of text a field takes. */
export type FieldType = 'text' | 'email' | 'tel' | 'password' | 'url' | 'search' | 'number' | 'date' | 'time';

export interface FieldProps extends FieldWords, Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** @default 'text' */
  type?: FieldType;
  /** A button inside the field's end, such as 'Show password'. */
  action?: ReactNode;
}

/**
 * One line of text with its label, hint and error. `className` goes to the root; every other attribute, `ref` and the
 * events go to the input, as that is what a form speaks to.
 */
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
