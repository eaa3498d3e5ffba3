import { onceUnlessFailed } from '@/lib/once-unless-failed';

/** Loads the dialog that gives a person a password. A build without a server of a shared portal leaves it out. */
export const loadInvite = onceUnlessFailed(async () =>
  process.env.PORTAL_SERVER ? (await import('./invite-dialog')).InviteDialog : () => null,
);
