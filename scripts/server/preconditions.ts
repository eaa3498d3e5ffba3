import type { IncomingHttpHeaders } from 'node:http';

/** The validators of a file's version. */
export interface Version {
  /** A strong entity tag, including its quotes. */
  etag: string;
  lastModified: Date;
}

/** An HTTP date in ms, or NaN for another format, which RFC 9110, 13.1.3 requires to be ignored. */
function httpDate(text: string): number {
  if (!/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)/.test(text)) return NaN;
  return Date.parse(text.endsWith(' GMT') ? text : `${text} GMT`);
}

const inSeconds = (date: Date) => Math.floor(date.getTime() / 1000) * 1000;

const opaqueTags = (header: string): readonly string[] => header.match(/(?:W\/)?"[^"]*"/g) ?? [];
const sameWeakly = (tag: string, etag: string) => tag.replace(/^W\//, '') === etag;

/** Evaluates a request's preconditions for an existing file, in the order of RFC 9110, 13.2.2. */
export function preconditionsOf(
  headers: IncomingHttpHeaders,
  { etag, lastModified }: Version,
): 'met' | 'not-modified' | 'failed' {
  const modified = inSeconds(lastModified);
  const match = headers['if-match'];
  if (match !== undefined) {
    if (match.trim() !== '*' && !opaqueTags(match).includes(etag)) return 'failed';
  } else if (modified > httpDate(headers['if-unmodified-since'] ?? '')) return 'failed';
  const noneMatch = headers['if-none-match'];
  if (noneMatch !== undefined) {
    const matches = noneMatch.trim() === '*' || opaqueTags(noneMatch).some((tag) => sameWeakly(tag, etag));
    return matches ? 'not-modified' : 'met';
  }
  return modified <= httpDate(headers['if-modified-since'] ?? '') ? 'not-modified' : 'met';
}

/** Whether the client's partial copy has the current version (`If-Range`). Only then a range is sent. */
export function rangeApplies(headers: IncomingHttpHeaders, { etag, lastModified }: Version): boolean {
  const condition = headers['if-range'];
  return (
    condition === undefined || condition === etag || httpDate(String(condition)) === inSeconds(lastModified)
  );
}
