import { useId, type ComponentProps, type ReactNode } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { cx } from '@/lib/cx';
import * as s from './field-row.module.scss';

/** What every field of the portal says about itself. */
export interface FieldRowWords {
  label: string;
  /** A word after the label, such as 'optional'. */
  mark?: string;
  /** What to enter, where the label does not say it. */
  hint?: string;
  /** What is wrong and how to fix it, in a sentence. Makes the control invalid. */
  error?: string;
  /** Id of an error that several fields share. Makes the control invalid. */
  sharedErrorId?: string;
}

/** What ties a control to its label, hint and error: spread it on the element that takes the focus. */
export interface RowControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldRowProps extends FieldRowWords, Omit<ComponentProps<'div'>, 'children' | 'id'> {
  /** The control's id. @default one of its own */
  id?: string;
  /** Leaves the label for screen readers, where the neighbours say the same. @default false */
  labelHidden?: boolean;
  /** Id of what else describes the control, besides its hint and error. */
  'aria-describedby'?: string;
  /** Draws the control. The label's id is for a control that a `<label>` alone does not name. */
  children: (control: RowControl, labelId: string) => ReactNode;
}

/** The label, hint and error around a compact control. The error takes a line of its own below. */
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
