import { useState, type ReactNode } from 'react';
import { Button } from '@/design-system/button/button';
import { useSending } from '@/dashboard/hooks/use-sending';
import { Dialog, type DialogProps } from './dialog';
import * as s from './act-dialog.module.scss';

export interface ActDialogProps extends Pick<DialogProps, 'title' | 'onClose'> {
  /** @default 'small' */
  size?: DialogProps['size'];
  /** The choice that an error is about: it disappears when the user chooses differently. @default none */
  about?: string;
  /** Text of the button that acts. */
  answer: ReactNode;
  /** Text of the button that closes. @default 'Cancel' */
  cancel?: string;
  /** Whether it cannot act yet. @default false */
  disabled?: boolean;
  /** Buttons between the two. */
  actions?: ReactNode;
  /** @returns an error message, or null after success. It may throw an error with a message for users. */
  act: () => Promise<string | null>;
  /** Called after success. @default onClose */
  onDone?: () => void;
  children: ReactNode;
}

/**
 * A question before an action. While the action runs, the dialog cannot be closed or answered again: it would
 * seem to be cancelled.
 */
export function ActDialog({
  title,
  size = 'small',
  about = '',
  answer,
  cancel = 'Cancel',
  disabled = false,
  actions,
  act,
  onClose,
  onDone = onClose,
  children,
}: ActDialogProps) {
  const { busy, problem, send } = useSending();
  const [tried, setTried] = useState(about);
  const close = () => !busy && onClose();
  const answerWith = () =>
    send(async () => {
      setTried(about);
      const error = await act();
      if (!error) onDone();
      return error;
    });
  return (
    <Dialog
      title={title}
      size={size}
      onClose={close}
      footer={
        <>
          {/* Not `disabled` while it acts: the button would lose the focus. */}
          <Button
            size="compact"
            disabled={disabled}
            aria-disabled={busy || undefined}
            onClick={() => void answerWith()}
          >
            {answer}
          </Button>
          {actions}
          <Button size="compact" variant="outline" aria-disabled={busy || undefined} onClick={close}>
            {cancel}
          </Button>
        </>
      }
    >
      {children}
      {problem && tried === about && (
        <p role="alert" className={s.problem}>
          {problem}
        </p>
      )}
    </Dialog>
  );
}
