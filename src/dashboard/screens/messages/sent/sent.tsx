import { Mailbox } from '../mailbox/mailbox';

/** What whoever is signed in wrote to others. The same screen for every role. */
export function SentScreen() {
  return <Mailbox box="sent" />;
}
