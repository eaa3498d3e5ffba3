import { Button } from '@/design-system/button/button';
import { QuestionDialog } from '@/dashboard/parts/form/dialog/question-dialog';
import { counted } from '@/dashboard/words/count';

export interface SignOutDialogProps {
  /** Number of changes that the server does not have. */
  unsent: number;
  onSignOut: () => void;
  onClose: () => void;
}

/** Asks before a sign-out deletes changes that only this device has. */
export function SignOutDialog({ unsent, onSignOut, onClose }: SignOutDialogProps) {
  return (
    <QuestionDialog
      title={`Sign out and lose ${counted(unsent, 'change')}?`}
      onClose={onClose}
      actions={
        <Button size="compact" onClick={onSignOut}>
          Sign out and delete
        </Button>
      }
    >
      <p>
        The server does not have {unsent === 1 ? 'this change' : 'these changes'} yet. Signing out deletes all
        records from this device. To keep {unsent === 1 ? 'it' : 'them'}, stay signed in until everything is
        saved.
      </p>
    </QuestionDialog>
  );
}
