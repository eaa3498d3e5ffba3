import { appId, invitedCode } from './shared-commit';

/** The server can’t be reached, or does not answer in time. The result of a sent change is unknown. */
export class OfflineError extends Error {
  override name = 'OfflineError';
}

/** The server could not process the request, or does not accept it, and has stored nothing of it. */
export class FaultError extends OfflineError {
  override name = 'FaultError';
}

/** The session has ended: the person was signed out, suspended, or got another password. */
export class SignedOutError extends Error {
  override name = 'SignedOutError';

  constructor(message = 'You were signed out. Sign in again.') {
    super(message);
  }
}

/** The password comes from an admin, and its only use is to choose one’s own. */
export class InvitedError extends Error {
  override name = 'InvitedError';

  /** @param validUntil - ISO instant */
  constructor(readonly validUntil: string) {
    super('Choose your own password.');
  }
}

const headers = { 'X-Parse-Application-Id': appId, 'Content-Type': 'application/json' };
/** Time in ms that an answer may take. */
const timeout = 20_000;
/** Characters that a slow line sends in a ms: 80 kbit/s. */
const slowest = 10;
/** Codes of the engine. */
const invalidSession = 209;
const scriptFailed = 141;
const forbidden = 119;

/** Sends a request. @throws OfflineError, FaultError, SignedOutError, InvitedError, and Error if the server lacks the function */
export async function ask<T>(
  address: string,
  init: RequestInit & { headers?: Record<string, string> },
): Promise<T> {
  let response: Response;
  let body: T & { code?: number; error?: string };
  try {
    const size = typeof init.body === 'string' ? init.body.length : 0;
    const signal = AbortSignal.timeout(timeout + Math.ceil(size / slowest));
    response = await fetch(address, { ...init, headers: { ...headers, ...init.headers }, signal });
    // A proxy in front of the server has its own error format.
    body = response.ok ? await response.json() : await response.json().catch(() => ({}));
  } catch (error) {
    throw new OfflineError('The server can’t be reached.', { cause: error });
  }
  const { ok, status: cause } = response;
  if (ok) return body;
  const { code, error = `The server answered with ${cause}.` } = body;
  if (code === invalidSession) throw new SignedOutError();
  if (code === invitedCode) throw new InvitedError(error);
  const isMissing = code === forbidden || (cause === 404 && code === undefined);
  // Each server has `commit`: a proxy may answer in the place of one that restarts.
  if (isMissing && address.includes('/functions/') && !address.endsWith('/commit'))
    throw new Error('The server is older than this page, and does not have this yet.', { cause });
  if (code === scriptFailed || cause < 500) throw new FaultError(error, { cause });
  throw new OfflineError(error, { cause });
}

export const sessionOf = (token: string) => ({ 'X-Parse-Session-Token': token });

/** Calls a function of the server. @throws Error with a message for users */
export async function call<Result>(
  address: string,
  token: string | null,
  name: string,
  params: object,
): Promise<Result> {
  const { result } = await ask<{ result: Result & { reason?: string } }>(`${address}/functions/${name}`, {
    method: 'POST',
    ...(token !== null && { headers: sessionOf(token) }),
    body: JSON.stringify(params),
  });
  if (result.reason) throw new Error(result.reason);
  return result;
}
