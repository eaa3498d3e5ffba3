import { foldEmail } from '@/lib/email-address';
import type { Person } from '@/dashboard/model/records/records';
import type { Role } from '@/routes/portal-table';
import { ask, call, InvitedError, OfflineError, sessionOf, SignedOutError } from './requests';
import type { SharedRow } from './shared-commit';
import type { Device, Invitation } from './shared-portal';

/** Why a sign-in failed: a sentence for users. */
function signInProblem(error: Error): string {
  const { message, cause } = error;
  if (typeof cause !== 'number') return 'The server can’t be reached. Check the connection and try again.';
  // The server's own sentence: the account is suspended, or has no access.
  if (message.includes('Ask an admin')) return message;
  if (cause === 429) return 'Too many attempts. Wait a minute, then try again.';
  return message.startsWith('Invalid username')
    ? 'The email or the password is wrong. Ten wrong passwords lock an account for 15 minutes.'
    : 'The server has a problem. Try again in a minute.';
}

/** A person who has signed in, with the token of the session. */
export interface SignedIn {
  id: string;
  role: Role;
  name: string;
  token: string;
}

/** Signs in. @throws InvitedError, and Error with a message for users */
export async function signIn(address: string, email: string, password: string): Promise<SignedIn> {
  try {
    const { sessionToken: token, objectId: id } = await ask<{ sessionToken: string; objectId: string }>(
      `${address}/login`,
      { method: 'POST', body: JSON.stringify({ username: foldEmail(email), password }) },
    );
    const query = new URLSearchParams({ where: JSON.stringify({ objectId: `people/${id}` }) });
    const { results } = await ask<{ results: SharedRow[] }>(`${address}/classes/Row?${query}`, {
      headers: sessionOf(token),
    });
    const { kind, name } = JSON.parse(results[0]!.body) as Person;
    return { id, role: kind as Role, name, token };
  } catch (error) {
    if (error instanceof InvitedError) throw error;
    throw new Error(signInProblem(error as Error), { cause: error });
  }
}

/** Time in ms that a sign-out waits for the server. Records stay on the screen meanwhile. */
const signOutTime = 3000;

/** Ends a session. Without a connection it stays open on the server, but no device has its token any more. */
export async function signOut(address: string, token: string): Promise<void> {
  const init = { method: 'POST', headers: sessionOf(token), body: '{}' };
  const late = new Promise((resolve) => setTimeout(resolve, signOutTime));
  await Promise.race([ask(`${address}/logout`, init).catch(() => {}), late]);
}

/** Why a session has ended: a sentence for users. Says no more than that where the server cannot be asked. */
export async function whySignedOut(address: string, token: string): Promise<string> {
  const init = { method: 'POST', body: JSON.stringify({ token }) };
  const answer = await ask<{ result: { reason: string | null } }>(
    `${address}/functions/whySignedOut`,
    init,
  ).catch(() => null);
  return answer?.result.reason ?? new SignedOutError().message;
}

/** Gives a person an account, or a new password. Only admins can. @throws Error with a message for users */
export const invite = (
  address: string,
  token: string,
  personId: string,
  password?: string,
): Promise<Invitation> => call(address, token, 'invite', { personId, password });

/** The password that an invited person chose. */
export interface Choice {
  email: string;
  /** The one of the invitation. */
  password: string;
  next: string;
}

/** Saves the password that an invited person chose, and signs in with it. @throws Error with a message for users */
export async function choosePassword(address: string, choice: Choice): Promise<SignedIn> {
  try {
    await call(address, null, 'choosePassword', choice);
  } catch (error) {
    throw error instanceof OfflineError ? new Error(signInProblem(error), { cause: error }) : error;
  }
  return signIn(address, choice.email, choice.next);
}

/** Changes the own password and ends all own sessions. @throws Error with a message for users */
export async function changePassword(
  address: string,
  token: string,
  passwords: { old: string; next: string },
): Promise<void> {
  await call(address, token, 'changePassword', passwords);
}

/** Reads where the person is signed in, the latest sign-in first. @throws Error with a message for users */
export async function readDevices(address: string, token: string): Promise<readonly Device[]> {
  return (await call<{ devices: readonly Device[] }>(address, token, 'readDevices', {})).devices;
}

/** Signs out another device, or with null all others. @throws Error with a message for users */
export async function endDevices(address: string, token: string, id: string | null): Promise<void> {
  await call(address, token, 'endDevices', { id });
}
