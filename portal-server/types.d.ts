/** The parts of the server's packages that it uses. The site's own install, which checks types, lacks these packages. */

declare module 'parse-server' {
  import type { RequestHandler } from 'express';
  import type { Server } from 'node:http';

  export class ParseServer {
    constructor(options: Readonly<Record<string, unknown>>);
    /** Functions call the engine in this process after this is read. */
    readonly app: RequestHandler;
    readonly config: {
      liveQueryController: {
        onAfterSave: (className: string, object: unknown, original: null, permissions: unknown) => void;
      };
    };
    start(): Promise<this>;
    static createLiveQueryServer(
      server: Server,
      options: Readonly<Record<string, unknown>>,
      engineOptions: Readonly<Record<string, unknown>>,
    ): Promise<unknown>;
  }

  /** Looks each session and role up in the database. */
  export const NullCacheAdapter: new () => object;
}

declare module 'parse/node' {
  interface CloudRequest {
    params: Readonly<Record<string, unknown>>;
    user?: User;
    object?: { id: string };
  }

  class User {
    id: string;
    updatedAt: Date;
    set(values: Readonly<Record<string, unknown>>): void;
    save(values: null, options: { useMasterKey: true }): Promise<void>;
    getSessionToken(): string;
    /** Counts as a try to sign in, and opens no session. */
    static verifyPassword(username: string, password: string): Promise<{ objectId: string }>;
  }

  class Query<T> {
    constructor(type: new () => T);
    equalTo(field: string, value: string): this;
    first(options: { useMasterKey: true }): Promise<T | undefined>;
  }

  interface QueryOfRows {
    toJSON(): { where: Readonly<Record<string, unknown>> };
    withJSON(json: { where: object }): this;
  }

  const Parse: {
    allowCustomObjectId: boolean;
    Query: typeof Query;
    Cloud: {
      define(name: string, run: (request: CloudRequest) => unknown, access?: { requireUser: true }): void;
      afterLogin(
        run: (request: { object: User; headers?: Readonly<Record<string, string>> }) => unknown,
      ): void;
      beforeSubscribe(
        className: string,
        run: (request: { query: { toJSON(): { where: object } } }) => void,
      ): void;
      beforeFind(className: string, run: (request: { query: QueryOfRows; master: boolean }) => void): void;
      afterLiveQueryEvent(className: string, run: (event: { object: unknown }) => void): void;
      beforeLogin(run: (request: { object: { id: string } }) => unknown): void;
    };
    Error: {
      new (code: number, message: string): Error;
      readonly OPERATION_FORBIDDEN: number;
      readonly OBJECT_NOT_FOUND: number;
      readonly INTERNAL_SERVER_ERROR: number;
    };
    Object: { fromJSON(json: Readonly<Record<string, unknown>>): unknown };
    User: typeof User;
  };
  export default Parse;
}

declare module 'express' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export type RequestHandler = (
    request: IncomingMessage,
    response: ServerResponse & { json: (body: { error?: string }) => void },
    next: (error?: unknown) => void,
  ) => void;

  interface Express {
    (request: IncomingMessage, response: ServerResponse): void;
    use(path: string, handler: RequestHandler): void;
    disable(setting: string): void;
    set(setting: string, value: string): void;
  }
  export default function express(): Express;
}

declare module 'pg' {
  interface Result<Row> {
    rows: Row[];
    rowCount: number | null;
  }

  export class Client {
    constructor(options: Readonly<Record<string, unknown>>);
    on(event: 'error', listener: (error: Error) => void): void;
    connect(): Promise<void>;
    query<Row = unknown>(text: string, values?: readonly unknown[]): Promise<Result<Row>>;
    end(): Promise<void>;
  }

  export interface PoolClient {
    on(event: 'error', listener: (error: Error) => void): void;
    off(event: 'error', listener: (error: Error) => void): void;
    query<Row = unknown>(text: string, values?: readonly unknown[]): Promise<Result<Row>>;
    release(destroy?: boolean): void;
  }

  export class Pool {
    constructor(options: Readonly<Record<string, unknown>>);
    on(event: 'error', listener: (error: Error) => void): void;
    connect(): Promise<PoolClient>;
    query<Row = unknown>(text: string, values?: readonly unknown[]): Promise<Result<Row>>;
    end(): Promise<void>;
  }
}
