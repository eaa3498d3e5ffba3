import { useId, type ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { Icon } from '../icon/icon';
import * as s from './field-frame.module.scss';

/** Ties a control to its label, hint and error. Spread on the focusable element. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The texts of a field. */
export interface FieldWords {
  label: string;
  /** A word after the label, such as 'optional'. A star or a colour would not be announced. */
  mark?: string;
  /** Help text above the control, where neither an on-screen keyboard nor a list covers it. */
  hint?: string;
  /** A sentence that says what is wrong and how to fix it. Makes the control invalid. */
  error?: string;
}

export interface FieldFrameProps extends FieldWords {
  /** The control's id. @default a generated id */
  id?: string;
  /** Ids of further elements that describe the control. */
  describedBy?: string;
  /** A button inside the control's end, such as 'Show password'. */
  action?: ReactNode;
  className?: string;
  /** Renders the control. `labelId` is for a control that a `<label>` alone does not name. */
  children: (control: ControlProps, labelId: string) => ReactNode;
}

/** The label, hint and error around a form control. */
export function FieldFrame({
  label,
  mark,
  hint,
  error,
  id,
  describedBy,
  action,
  className,
  children,
}: FieldFrameProps) {
  const own = useId();
  const controlId = id ?? own;
  const ids = { label: `${controlId}-label`, hint: `${controlId}-hint`, error: `${controlId}-error` };
  const descriptions = [error && ids.error, hint && ids.hint, describedBy].filter(Boolean).join(' ');
  return (
    <div className={cx(s.root, className)}>
      <label className={s.label} id={ids.label} htmlFor={controlId}>
        {label}
        {mark && <span className={s.mark}> ({mark})</span>}
      </label>
      {hint && (
        <p className={s.hint} id={ids.hint}>
          {hint}
        </p>
      )}
      <div className={s.box}>
        {children(
          {
            id: controlId,
            'aria-describedby': descriptions || undefined,
            'aria-invalid': error ? true : undefined,
          },
          ids.label,
        )}
        {(error || action) && (
          <div className={s.end}>
            {error && <Icon name="circle-alert" className={s.alert} />}
            {action}
          </div>
        )}
      </div>
      {error && (
        <p className={s.error} id={ids.error}>
          {error}
        </p>
      )}
    </div>
  );
}
