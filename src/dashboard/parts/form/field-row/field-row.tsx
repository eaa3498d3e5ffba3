import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { cx } from '@/lib/cx';
import * as s from './field-row.module.scss';

/** Text props of every form field in the portal. */
export interface FieldRowWords {
  label: string;
  /** A word after the label, such as 'optional'. */
  mark?: string;
  /** Instruction for the input, if the label is not enough. */
  hint?: string;
  /** A sentence that states the error and the fix. Makes the control invalid. */
  error?: string;
  /** Id of an error that several fields share. Makes the control invalid. */
  sharedErrorId?: string;
}

/** Props that connect a control to its label, hint and error. Spread them on the focusable element. */
export interface RowControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldRowProps extends FieldRowWords, Omit<ComponentProps<'div'>, 'children' | 'id'> {
  /** The control's id. @default generated */
  id?: string;
  /** Hides the label visually, if nearby text says the same. @default false */
  labelHidden?: boolean;
  /** Id of a further description of the control, in addition to its hint and error. */
  'aria-describedby'?: string;
  /** Renders the control. `labelId` is for a control that a `<label>` cannot name. */
  children: (control: RowControl, labelId: string) => ReactNode;
}

/** The label, hint and error of a compact control. */
export function FieldRow({
  label,
  mark,
  hint,
  error,
  sharedErrorId,
  id,
  labelHidden = false,
  'aria-describedby': describedBy,
  className,
  children,
  ...rest
}: FieldRowProps) {
  const own = useId();
  const controlId = id ?? own;
  const labelId = `${controlId}-label`;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  return (
    <div className={cx(s.root, className)} {...rest}>
      <label id={labelId} htmlFor={controlId} className={labelHidden ? s.hidden : s.label}>
        {label}
        {mark && (
          <>
            {' '}
            <span className={s.mark}>({mark})</span>
          </>
        )}
      </label>
      {children(
        {
          id: controlId,
          'aria-describedby':
            [error && errorId, sharedErrorId, hint && hintId, describedBy].filter(Boolean).join(' ') ||
            undefined,
          'aria-invalid': error || sharedErrorId ? true : undefined,
        },
        labelId,
      )}
      {error && (
        <p id={errorId} className={s.error}>
          <Icon name="circle-alert" size={16} className={s.alert} />
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className={s.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
