import { readdirSync, statSync, type Stats } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';
import Negotiator from 'negotiator';
import { byteRange } from './byte-range';
import { createHttpServer, sendStatus } from './http-server';
import { preconditionsOf, rangeApplies } from './preconditions';

/** File name endings of compressed copies by content coding, best first. */
const copyEndings = { br: '.br', gzip: '.gz' } as const;
type Coding = keyof typeof copyEndings | 'identity';
const codings: readonly Coding[] = ['br', 'gzip', 'identity'];

const nameOf = (file: string, coding: Coding) => (coding === 'identity' ? file : file + copyEndings[coding]);

/** The files in a folder as paths relative to it: `/blog/calm-menus.html`. */
export function listFiles(folder: string): ReadonlySet<string> {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  // A bundler may have removed a file while replacing it.
  const isFile = (entry: string) => statSync(join(folder, entry), { throwIfNoEntry: false })?.isFile();
  return new Set(entries.filter(isFile).map((entry) => `/${entry.replaceAll(sep, '/')}`));
}

/** @returns null if the file was removed since it was listed. */
async function openFile(path: string): Promise<{ file: FileHandle; stats: Stats } | null> {
  try {
    const file = await open(path);
    const stats = await file.stat();
    if (stats.isFile()) return { file, stats };
    await file.close();
    return null;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

const mediaType = (name: string) => {
  const type = lookup(name) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
};

interface SendFileOptions {
  folder: string;
  /** The files in `folder`, from `listFiles`. */
  files: ReadonlySet<string>;
  name: string;
  /** Added to the headers of this module, or replacing them. */
  headers?: Readonly<Record<string, string>>;
  /** With another status, the whole file is sent and conditions and ranges are ignored. @default 200 */
  status?: number;
}

/**
 * Sends a file in the client's preferred content coding, or the requested range of it (RFC 9110). Ranges
 * refer to the uncompressed file, as clients that resume a download or seek in a video expect.
 * @returns false if the file was removed since it was listed; then nothing is sent.
 */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  { folder, files, name, headers = {}, status = 200 }: SendFileOptions,
): Promise<boolean> {
  const available = codings.filter((coding) => files.has(nameOf(name, coding)));
  const accepted = new Negotiator(request).encodings(available, { preferred: available });
  const asksForPart =
    status === 200 &&
    request.method === 'GET' &&
    accepted.includes('identity') &&
    byteRange(request.headers.range, 1) !== null;
  const always = {
    'Content-Type': mediaType(name),
    ...headers,
    ...(available.length > 1 && { Vary: 'Accept-Encoding' }),
  };
  const [preferred] = accepted;
  if (!preferred && status === 200) {
    sendStatus(response, 406, always);
    return true;
  }
  const wanted = asksForPart || !preferred ? 'identity' : preferred;
  const copy = wanted === 'identity' ? null : await openFile(join(folder, nameOf(name, wanted)));
  const coding = copy ? wanted : 'identity';
  const opened = copy ?? (await openFile(join(folder, name)));
  if (!opened) return false;
  const { file, stats } = opened;
  try {
    const { size, mtime } = stats;
    const etag = `"${size.toString(16)}-${mtime.getTime().toString(16)}${coding === 'identity' ? '' : `-${coding}`}"`;
    const version = { etag, lastModified: mtime };
    const versioned = status === 200 && {
      ETag: etag,
      'Last-Modified': mtime.toUTCString(),
    };
    const outcome = status === 200 ? preconditionsOf(request.headers, version) : 'met';
    if (outcome === 'failed') {
      sendStatus(response, 412, always);
      return true;
    }
    if (outcome === 'not-modified') {
      const { 'Content-Type': _, ...unchanged } = always;
      response.writeHead(304, { ...unchanged, ...versioned }).end();
      return true;
    }
    const range =
      asksForPart && rangeApplies(request.headers, version) ? byteRange(request.headers.range, size) : null;
    if (range === 'unsatisfiable') {
      sendStatus(response, 416, { ...always, 'Content-Range': `bytes */${size}` });
      return true;
    }
    const { start, end } = range ?? { start: 0, end: size - 1 };
    response.writeHead(range ? 206 : status, {
      ...always,
      ...versioned,
      // Ranges refer to the uncompressed file, so responses with a content coding do not offer them.
      ...(coding === 'identity' ? { 'Accept-Ranges': 'bytes' } : { 'Content-Encoding': coding }),
      ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
      'Content-Length': end - start + 1,
    });
    if (request.method === 'HEAD' || size === 0) response.end();
    else
      await pipeline(file.createReadStream({ start, end, autoClose: false }), response).catch(ignoreLeaving);
    return true;
  } finally {
    await file.close();
  }
}

/** Ignores errors of a client that disconnects before its response is complete. */
function ignoreLeaving(error: NodeJS.ErrnoException): void {
  if (!['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'].includes(error.code ?? '')) throw error;
}

/** Serves the built stories, whose files a browser need not fetch again. Lists the folder only once. */
export function createStoriesServer(folder: string): Server {
  const files = listFiles(folder);
  const headers = { 'Cache-Control': 'public, max-age=3600, immutable' };
  return createHttpServer(async (request, response, target) => {
    const name = target.name === '/' ? '/index.html' : target.name;
    if (!files.has(name) || !(await sendFile(request, response, { folder, files, name, headers })))
      sendStatus(response, 404);
  });
}
