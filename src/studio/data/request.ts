import type { EntryContent, Mistake } from './api';

/** A request that the server refuses. The message says what to do next. */
export class RequestError extends Error {
  override name = 'RequestError';

  constructor(
    /** 0 where no answer came. */
    readonly status: number,
    message: string,
    readonly details: {
      mistakes?: readonly Mistake[];
      /** The form's field that is wrong, apart from those of the file: `slug`. */
      field?: string;
      /** The version on disk, or null for a deleted file. */
      theirs?: (EntryContent & { version: string }) | null;
    } = {},
  ) {
    super(message);
  }
}

/**
 * The version on disk, where a request was refused because the file has changed since: null for a deleted file, undefined for
 * any other error.
 */
export const theirVersion = (error: unknown): string | null | undefined =>
  error instanceof RequestError && error.details.theirs !== undefined
    ? (error.details.theirs?.version ?? null)
    : undefined;

/** A value that the server wrote into the page. */
export const pageValue = (name: 'token' | 'preview' | 'nonce' | 'content'): string =>
  document.querySelector<HTMLMetaElement>(`meta[name="studio-${name}"]`)?.content ?? '';

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const isFile = body instanceof Blob;
  const response = await fetch(`/api/${path}`, {
    method,
    headers: {
      'X-Studio-Token': pageValue('token'),
      ...(body !== undefined && { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
    },
    body: isFile || body === undefined ? body : JSON.stringify(body),
  }).catch(() => {
    throw new RequestError(0, 'The Studio does not answer. Start it again with "npm run studio".');
  });
  if (response.ok) return response;
  const { message = 'The Studio failed. Its terminal says why.', ...details } = (await response
    .json()
    .catch(() => ({}))) as { message?: string };
  throw new RequestError(response.status, message, details);
}

/** @throws RequestError where the server refuses, or does not answer */
export const request = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await send(method, path, body)).json()) as T;

/** @throws RequestError as `request` */
export const requestFile = async (path: string): Promise<Blob> => (await send('GET', path)).blob();
