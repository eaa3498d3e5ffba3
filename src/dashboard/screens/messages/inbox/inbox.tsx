import { Mailbox } from '../mailbox/mailbox';

/** What others wrote to whoever is signed in. The same screen for every role. */
export function InboxScreen() {
  return <Mailbox box="inbox" />;
}
