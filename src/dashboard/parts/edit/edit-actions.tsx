import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/design-system/button/button';
import type { Edit } from '@/dashboard/hooks/use-edit';
import { cx } from '@/lib/cx';
import * as s from './edit.module.scss';

export interface EditActionsProps {
  edit: Pick<Edit<unknown>, 'dirty' | 'isNew' | 'elsewhere' | 'discard' | 'saving' | 'saved' | 'state'>;
  /** Label of the submit button. */
  submit: string;
  /** Id of the form. Required if the buttons are outside the form. */
  form?: string;
  /** Called by Cancel after discarding the draft. Without it, the form stays and has a Discard button. */
  onCancel?: () => void;
  children?: ReactNode;
}

/** The buttons of a form, with the save status in a form that remains open. */
export function EditActions({ edit, submit, form, onCancel, children }: EditActionsProps) {
  const { dirty, isNew, elsewhere, discard, saving } = edit;
  // A form that remains open has nothing to save until the user changes a field.
  const idle = !onCancel && !dirty && !isNew && elsewhere !== 'deleted';
  return (
    <div className={s.actions}>
      <Button type="submit" form={form} size="compact" aria-disabled={idle || undefined}>
        {submit}
      </Button>
      {(onCancel ?? (dirty && !isNew)) && (
        <Button
          size="compact"
          variant="outline"
          aria-disabled={saving || undefined}
          onClick={() => {
            if (saving) return;
            discard();
            onCancel?.();
          }}
        >
          {onCancel ? 'Cancel' : 'Discard'}
        </Button>
      )}
      {children}
      {!onCancel && <EditState edit={edit} />}
    </div>
  );
}

export interface EditStateProps extends Omit<ComponentProps<'p'>, 'children'> {
  edit: Pick<Edit<unknown>, 'dirty' | 'saved' | 'state'>;
}

/** Save status of a draft, for a form that remains open. */
export function EditState({ edit: { dirty, saved, state }, className, ...rest }: EditStateProps) {
  return (
    <p role="status" className={cx(s.state, className)} {...rest}>
      {saved && 'Saved.'}
      {dirty && state !== 'lost' && 'Not saved yet. The draft stays on this device.'}
    </p>
  );
}
