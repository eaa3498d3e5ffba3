import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { cx } from '@/lib/cx';
import { EditActions } from './edit-actions';
import { EditStatus, type EditStatusProps } from './edit-status';
import * as s from './edit.module.scss';

export interface EditFormProps<Draft>
  extends EditStatusProps<Draft>, Omit<ComponentProps<'form'>, 'onSubmit' | 'children'> {
  /** Label of the submit button. Without it, render an `EditActions` with the form's id elsewhere. */
  submit?: string;
  /** Called by Cancel after discarding the draft. Without it, the form stays and has a Discard button. */
  onCancel?: () => void;
  actions?: ReactNode;
  children: ReactNode;
}

/** A form for `useEdit`: its fields, the status of the last attempt to save and its buttons. */
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

/** After each attempt that validation stops, focuses the error summary or the first invalid field. */
export function useFocusOnError(root: { current: HTMLElement | null }, tries: number): void {
  useEffect(() => {
    if (tries === 0) return;
    root.current?.querySelector<HTMLElement>('[data-error-summary], [aria-invalid="true"]')?.focus();
  }, [root, tries]);
}
