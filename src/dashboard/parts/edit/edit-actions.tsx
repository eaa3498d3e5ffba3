import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/design-system/button/button';
import type { Edit } from '@/dashboard/hooks/use-edit';
import { cx } from '@/lib/cx';
import * as s from './edit.module.scss';

export interface EditActionsProps<Draft> {
  edit: Edit<Draft>;
  /** The words of the button that saves. */
  submit: string;
  /** The id of the form, where the buttons are outside it. */
  form?: string;
  /** Leaves the form; the draft is discarded. Without it a changed draft can be discarded in place. */
  onCancel?: () => void;
  children?: ReactNode;
}

/** The buttons at the end of a form. */
export function EditActions<Draft>({ edit, submit, form, onCancel, children }: EditActionsProps<Draft>) {
  const { dirty, isNew, elsewhere, discard } = edit;
  // A form that stays on the screen has nothing to save until somebody types.
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
          onClick={() => {
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

/** Says whether the draft is saved, beside the buttons of a form that stays on the screen. */
export function EditState({ edit: { dirty, saved, state }, className, ...rest }: EditStateProps) {
  return (
    <p role="status" className={cx(s.state, className)} {...rest}>
      {saved && 'Saved.'}
      {dirty && state !== 'lost' && 'Not saved yet. The draft stays on this device.'}
    </p>
  );
}
