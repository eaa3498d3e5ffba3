import type { ReactNode } from 'react';
import { Button } from '@/design-system/button/button';
import { Dialog } from './dialog';
import * as s from './question-dialog.module.scss';

export interface QuestionDialogProps {
  title: string;
  /** Buttons before Cancel. */
  actions: ReactNode;
  onClose: () => void;
  /** Paragraphs that say what each button does. */
  children: ReactNode;
}

/** A question before an action, with a Cancel button. */
export function QuestionDialog({ title, actions, onClose, children }: QuestionDialogProps) {
  return (
    <Dialog
      title={title}
      size="small"
      onClose={onClose}
      footer={
        <>
          {actions}
          <Button size="compact" variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <div className={s.text}>{children}</div>
    </Dialog>
  );
}
