import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { EditActions } from './edit-actions';
import { EditStatus, type EditStatusProps } from './edit-status';
import * as s from './edit.module.scss';

export interface EditFormProps<Draft>
  extends EditStatusProps<Draft>, Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** The words of the button that saves. Without them the buttons are outside: an `EditActions` with the form's id. */
  submit?: string;
  /** Leaves the form; the draft is discarded. Without it a changed draft can be discarded in place. */
  onCancel?: () => void;
  actions?: ReactNode;
  children: ReactNode;
}

/** A form over `useEdit`: its fields, what came of the last try to save, and its buttons. */
export function EditForm<Draft>({
  edit,
  submit,
  onCancel,
  actions,
  subject,
  compare,
  onUseTheirs = onCancel,
  className,
  children,
  ...rest
}: EditFormProps<Draft>) {
  const form = useRef<HTMLFormElement>(null);
  useFocusOnError(form, edit.tries);
  return (
    <form
      ref={form}
      noValidate
      className={cx(s.form, className)}
      onSubmit={(event) => {
        event.preventDefault();
        edit.submit();
      }}
      {...rest}
    >
      {children}
      <EditStatus edit={edit} subject={subject} compare={compare} onUseTheirs={onUseTheirs} />
      {submit && (
        <EditActions edit={edit} submit={submit} onCancel={onCancel}>
          {actions}
        </EditActions>
      )}
    </form>
  );
}

/** Each try that errors stopped gives the focus to the summary of errors, or to the first field in error. */
export function useFocusOnError(root: { current: HTMLElement | null }, tries: number): void {
  useEffect(() => {
    if (tries === 0) return;
    root.current?.querySelector<HTMLElement>('[data-error-summary], [aria-invalid="true"]')?.focus();
  }, [root, tries]);
}
