import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { createHttpServer, type Target } from '../server/http-server';
import { studioHeaders } from './headers';
import { versionOf } from './content-files';
import { diskError } from './disk-error';
import { maxPictureBytes } from '../../src/studio/data/api';
import type { Studio } from './studio';
import { StudioError } from './studio-error';

/** The most bytes of a request. */
const limits = { json: 2 * 1024 * 1024, picture: maxPictureBytes };

const content = v.strictObject({ fields: v.record(v.string(), v.unknown()), body: v.string() });
const version = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const requests = {
  create: v.strictObject({ ...content.entries, slug: v.string() }),
  save: v.strictObject({ ...content.entries, version }),
  rename: v.strictObject({ to: v.string(), version }),
  remove: v.strictObject({ version }),
  publish: v.strictObject({ message: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)) }),
  undo: v.strictObject({ id: v.number() }),
  nothing: v.strictObject({}),
};

async function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  const tooLarge = new StudioError(413, `This is too large: at most ${limit / 1024 / 1024} MB can be sent.`);
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw tooLarge;
    chunks.push(chunk);
  }
  // The answer may take minutes: a publication, and what waits for it.
  request.socket.setTimeout(0);
  return Buffer.concat(chunks);
}

/** @throws StudioError for anything but the JSON that is wanted */
async function readJson<Schema extends v.GenericSchema>(
  request: IncomingMessage,
  wanted: Schema,
): Promise<v.InferOutput<Schema>> {
  if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? ''))
    throw new StudioError(415, 'Send JSON.');
  let value: unknown;
  try {
    value = JSON.parse((await readBody(request, limits.json)).toString('utf8'));
  } catch (error) {
    if (error instanceof StudioError) throw error;
    throw new StudioError(400, 'The request is not JSON.');
  }
  const { success, output } = v.safeParse(wanted, value);
  if (!success) throw new StudioError(400, 'A field of the request is missing or has the wrong type.');
  return output;
}

export interface StudioServerOptions {
  studio: Studio;
  /** Requests must carry it in `X-Studio-Token`; only the Studio's own page knows it. */
  token: string;
  /** The origin of the site that the preview shows. */
  preview: string;
  /** Answers everything below `/` that is not the API. */
  page: (request: IncomingMessage, response: ServerResponse, target: Target) => Promise<void>;
}

/** A route of the API: answers a request with the names from its path. */
type Route = (request: IncomingMessage, names: readonly string[]) => Promise<unknown>;

const routesOf = (studio: Studio): Readonly<Record<string, Route>> => ({
  'GET overview': () => studio.overview(),
  'GET choices *': (_, [collection]) => studio.choices(collection!),
  'GET blank *': async (_, [collection]) => studio.blank(collection!),
  'GET originals * *': (_, [collection, slug]) => studio.original(collection!, slug!),
  'POST originals * *': async (request, [collection, slug]) =>
    studio.translate(collection!, slug!, await readJson(request, content)),
  'GET entries * *': (_, [collection, slug]) => studio.open(collection!, slug!),
  'POST entries *': async (request, [collection]) => {
    const { slug, ...rest } = await readJson(request, requests.create);
    return studio.create(collection!, slug, rest);
  },
  'PUT entries * *': async (request, [collection, slug]) => {
    const { version: opened, ...rest } = await readJson(request, requests.save);
    return studio.save(collection!, slug!, rest, opened);
  },
  'POST entries * * rename': async (request, [collection, slug]) => {
    const { to, version: opened } = await readJson(request, requests.rename);
    return studio.rename(collection!, slug!, to, opened);
  },
  'DELETE entries * *': async (request, [collection, slug]) => {
    await studio.remove(collection!, slug!, (await readJson(request, requests.remove)).version);
    return {};
  },
  'GET pictures * *': (_, [collection, name]) => studio.picture(collection!, name!),
  'PUT pictures * *': async (request, [collection, name]) =>
    studio.upload(collection!, name!, await readBody(request, limits.picture)),
  'DELETE pictures * *': async (request, [collection, name]) => {
    await readJson(request, requests.nothing);
    await studio.removePicture(collection!, name!);
    return {};
  },
  'POST undo': async (request) => studio.undo((await readJson(request, requests.undo)).id),
  'GET changes': () => studio.changes(),
  'GET drawings': async () => studio.drawings(),
  'POST drawings': async (request) => {
    await readJson(request, requests.nothing);
    return studio.draw();
  },
  'POST publish': async (request) => studio.publish((await readJson(request, requests.publish)).message),
});

/** @throws StudioError where no route has this method and path */
function findRoute(routes: Readonly<Record<string, Route>>, method: string, path: string) {
  const parts = path.split('/').slice(2);
  let known = false;
  for (const [pattern, route] of Object.entries(routes)) {
    const [wantedMethod, ...wanted] = pattern.split(' ');
    const fits =
      wanted.length === parts.length && wanted.every((part, index) => part === '*' || part === parts[index]);
    if (!fits) continue;
    known = true;
    if (wantedMethod === method) return { route, names: parts.filter((_, index) => wanted[index] === '*') };
  }
  throw new StudioError(
    known ? 405 : 404,
    known ? 'This address does not support the method.' : 'This address does not exist.',
  );
}

/** Compares in constant time. */
const isToken = (given: unknown, token: string) =>
  typeof given === 'string' &&
  timingSafeEqual(Buffer.from(versionOf(Buffer.from(given))), Buffer.from(versionOf(Buffer.from(token))));

/**
 * The Studio's server. It answers to localhost alone: a site in the same browser cannot reach it by another
 * name (Host), send to it (Origin, token) or show it in a frame.
 */
export function createStudioServer({ studio, token, preview, page }: StudioServerOptions): Server {
  const headers = studioHeaders({ preview });
  const routes = routesOf(studio);

  function expectOwn({ headers: sent }: IncomingMessage): void {
    const { host = '', origin } = sent;
    if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host))
      throw new StudioError(421, 'The Studio answers to localhost only.');
    if (origin !== undefined && origin !== `http://${host}`)
      throw new StudioError(403, 'The Studio takes requests from its own page only.');
    if (sent['sec-fetch-site'] === 'cross-site' || sent['sec-fetch-site'] === 'same-site')
      throw new StudioError(403, 'The Studio takes requests from its own page only.');
  }

  function send(response: ServerResponse, status: number, value: unknown): void {
    const isPicture = Buffer.isBuffer(value);
    const bytes = isPicture ? value : Buffer.from(JSON.stringify(value));
    response.writeHead(status, {
      ...headers,
      // A browser knows a picture by its bytes in an <img>, and shows nothing else as a page.
      'Content-Type': isPicture ? 'application/octet-stream' : 'application/json; charset=utf-8',
      'Content-Length': bytes.length,
    });
    response.end(bytes);
  }

  return createHttpServer(
    async (request, response, target) => {
      try {
        expectOwn(request);
        if (!target.path.startsWith('/api/')) return await page(request, response, target);
        if (!isToken(request.headers['x-studio-token'], token))
          throw new StudioError(403, 'The Studio was restarted. Reload this page.');
        const { route, names } = findRoute(routes, request.method ?? '', target.name);
        send(response, 200, await route(request, names));
      } catch (error) {
        const known = error instanceof StudioError ? error : diskError(error);
        if (!known) throw error;
        const { status, message, details } = known;
        // The rest of a refused request is not read.
        if (status === 413) response.setHeader('Connection', 'close');
        send(response, status, { message, ...details });
      }
    },
    { headers, requestTimeout: 60_000 },
  );
}
