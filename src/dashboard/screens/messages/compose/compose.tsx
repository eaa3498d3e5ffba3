import { MessageForm } from './message-form';
import { ReadingPanel } from '@/dashboard/screens/messages/mailbox/reading-panel';

export interface ComposeProps {
  draftId: string;
  /** The ids of the first recipients. */
  to: readonly string[];
  onClose: () => void;
}

/** A new message. */
export function Compose({ draftId, to, onClose }: ComposeProps) {
  return (
    <ReadingPanel title="New message" onClose={onClose}>
      <MessageForm
        draftId={draftId}
        threadId={null}
        replyToId={null}
        initial={{ toIds: to, subject: '', body: '' }}
        onDone={onClose}
      />
    </ReadingPanel>
  );
}
