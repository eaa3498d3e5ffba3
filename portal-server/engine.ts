import { createServer, type Server } from 'node:http';
import express, { type RequestHandler } from 'express';
import { NullCacheAdapter, ParseServer } from 'parse-server';
import Parse from 'parse/node';
import { Pool } from 'pg';
import type { Reader } from '@/dashboard/model/permissions/readers';
import { appId } from '@/dashboard/store/synced/shared-commit';
import { defineAccounts } from './accounts';
import { commit } from './commit';
import { bellSockets, createGate, maxCommitBytes, routes } from './gate';
import { endLocks, isLock } from './passwords';
import { splitRows } from './split-rows';
import { bellPermissions, classes, prepareTables } from './tables';
import { deleteUnusedFiles } from './unused-files';

export interface EngineOptions {
  /** Address of the database: `postgres://…`. */
  databaseUrl: string;
  port: number;
  /** Opens everything, to this computer’s own programs only. */
  masterKey: string;
  /** Origins of the sites that may use it. */
  origins: readonly string[];
  /** Address of Redis, from the second engine on. */
  redisUrl?: string;
}

export interface Engine {
  pool: Pool;
  stop: () => Promise<void>;
}

const day = 24 * 60 * 60 * 1000;

/** The most rows in an answer. */
const maxRows = 5000;

/** Options that would otherwise warn of new defaults. */
const newDefaults = {
  readOnlyMasterKeyIps: [],
  protectedFieldsOwnerExempt: false,
  protectedFieldsTriggerExempt: true,
  protectedFieldsSaveResponseExempt: false,
  allowAggregationForReadOnlyMasterKey: false,
  pages: { encodePageParamHeaders: true },
  installation: { duplicateDeviceTokenActionEnforceAuth: true },
};

const limit = (requestPath: string, requestCount: number, more: Readonly<Record<string, string>> = {}) => ({
  requestPath,
  requestCount,
  requestTimeWindow: 60_000,
  // Otherwise a proxy on this computer would turn the limit off.
  includeInternalRequests: true,
  errorResponseMessage: 'Too many attempts. Wait a minute, then try again.',
  ...more,
});

/**
 * The limits of each engine. They do not count together in Redis: without it nobody could sign in, and all limits would
 * share their counts there.
 */
const limits = [
  ...['/login', '/functions/choosePassword'].map((path) => limit(path, 20)),
  limit('/functions/whySignedOut', 60),
  ...['invite', 'changePassword', 'readProjectTime', 'readDevices', 'endDevices'].map((name) =>
    limit(`/functions/${name}`, 60, { zone: 'user' }),
  ),
  // All commits wait in one line, so that one person must not fill it. A browser retries by itself.
  limit('/functions/commit', 3000, {
    zone: 'user',
    errorResponseMessage: 'Too many changes in a minute. They will be sent again.',
  }),
];

function engineOptions(
  { databaseUrl, port, masterKey, origins, redisUrl }: EngineOptions,
  onStart: () => void,
) {
  const serverUrl = `http://127.0.0.1:${port}/parse`;
  const databaseUri = new URL(databaseUrl);
  databaseUri.searchParams.set('max', '10');
  return {
    ...newDefaults,
    appId,
    masterKey,
    // Calls inside this process need no address, and nobody else has the key.
    masterKeyIps: ['127.0.0.1', '::1'],
    maintenanceKey: masterKey.split('').reverse().join(''),
    serverURL: serverUrl,
    publicServerURL: serverUrl,
    databaseURI: databaseUri.href,
    cloud: onStart,
    schema: { definitions: classes, strict: false, lockSchemas: true },
    routeAllowList: routes,
    allowOrigin: [...origins],
    allowClientClassCreation: false,
    allowCustomObjectId: true,
    enableAnonymousUsers: false,
    enforcePrivateUsers: true,
    fileUpload: {
      enableForPublic: false,
      enableForAnonymousUser: false,
      enableForAuthenticatedUser: false,
      allowedFileUrlDomains: [],
    },
    liveQuery: { classNames: ['Bell'], redisURL: redisUrl },
    // Every engine notices at once when a role or session ends.
    cacheAdapter: new NullCacheAdapter(),
    sessionLength: 60 * 60 * 24 * 90,
    accountLockout: { duration: 15, threshold: 10, unlockOnPasswordReset: true },
    rateLimit: limits,
    requestComplexity: {
      allowRegex: false,
      includeDepth: 1,
      includeCount: 1,
      subqueryDepth: 1,
      queryDepth: 4,
      graphQLDepth: 1,
      graphQLFields: 1,
      batchRequestLimit: 1,
    },
    maxLimit: maxRows,
    maxUploadSize: maxCommitBytes,
    logLevel: 'error',
    silent: true,
    verbose: false,
    enableProductPurchaseLegacyApi: false,
    allowExpiredAuthDataToken: false,
  };
}

/**
 * Leaves the contents of files out of answers, except for a request for one row, as browsers make. All contents that a person
 * may read are more than the memory of an engine.
 */
function defineRows(): void {
  Parse.Cloud.beforeFind('Row', ({ query, master }) => {
    const { where, ...rest } = query.toJSON();
    const { objectId } = where as { objectId?: string | { $in?: readonly unknown[] } };
    const isOne = typeof objectId === 'string' || objectId?.$in?.length === 1;
    if (master || isOne) return;
    query.withJSON({ ...rest, where: { $and: [where, { collection: { $ne: 'files.full' } }] } });
  });
}

/** Hides the listeners of a bell from each other: neither the bell nor a condition on bells names them. */
function defineBell(): void {
  Parse.Cloud.beforeSubscribe('Bell', ({ query }) => {
    if (Object.keys(query.toJSON().where).length > 0)
      throw new Parse.Error(Parse.Error.OPERATION_FORBIDDEN, 'A bell has no conditions.');
  });
  Parse.Cloud.afterLiveQueryEvent('Bell', (event) => {
    event.object = Parse.Object.fromJSON({ className: 'Bell', objectId: 'bell' });
  });
}

/** Answers a sign-in to a locked account like one with a wrong password, so that strangers do not learn of accounts. */
const hideLocks: RequestHandler = (_, response, next) => {
  const answer = response.json.bind(response);
  response.json = (body) =>
    answer(isLock(body.error) ? { ...body, error: 'Invalid username/password.' } : body);
  next();
};

/** Starts an engine. Several engines can use one database. */
export async function startEngine(options: EngineOptions): Promise<Engine> {
  const pool = new Pool({
    connectionString: options.databaseUrl,
    max: 10,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 10_000,
  });
  // A lost connection is replaced with the next query.
  pool.on('error', () => {});

  const given = engineOptions(options, () => {
    defineAccounts(pool, ring);
    defineBell();
    defineRows();
    Parse.Cloud.define(
      'commit',
      ({ user, params }) => commit(params.operation, { pool, actorId: user!.id, ring }),
      {
        requireUser: true,
      },
    );
  });
  const engine = new ParseServer(given);
  const { app } = engine;

  let bells = 0;
  /** Notifies the readers of a change. They then request the changes, so a lost notification costs only time. */
  function ring(readers: readonly Reader[]): void {
    const ACL = Object.fromEntries(readers.map((reader) => [reader, { read: true }]));
    const bell = Parse.Object.fromJSON({ className: 'Bell', objectId: String((bells += 1)), ACL });
    engine.config.liveQueryController.onAfterSave('Bell', bell, null, bellPermissions);
  }

  await engine.start();
  await prepareTables(pool);
  await splitRows(pool);
  const web = express();
  web.disable('x-powered-by');
  // Only this computer connects, so that the proxy in front of it names the client.
  web.set('trust proxy', 'loopback');
  web.use('/parse', createGate(pool, options.origins));
  web.use('/parse/login', (_, __, next) => void endLocks(pool).then(() => next(), next));
  web.use('/parse/login', hideLocks);
  web.use('/parse', app);
  const server = createServer(web);
  await listen(server, options.port);
  await ParseServer.createLiveQueryServer(
    server,
    {
      redisURL: options.redisUrl,
      cacheTimeout: 2000,
      logLevel: 'error',
      wssAdapter: bellSockets(server),
    },
    given,
  );
  const cleanUp = () =>
    void deleteUnusedFiles(pool, ring).catch(({ message }: Error) =>
      console.error(`Old files could not be deleted: ${message}`),
    );
  cleanUp();
  const cleaning = setInterval(cleanUp, day);
  return {
    pool,
    stop: async () => {
      clearInterval(cleaning);
      server.close();
      server.closeIdleConnections();
      // Waits for the commits that have begun.
      await pool.end();
    },
  };
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
