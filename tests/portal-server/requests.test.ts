import { request } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '@/dashboard/days/days';
import { locksOf } from '@/dashboard/figures/invoice-by-entry';
import { put, type Change } from '@/dashboard/model/change';
import type { Invoice, Leave, StoredFile, Task } from '@/dashboard/model/records/records';
import { recordIn } from '@/dashboard/store/synced/server-rows';
import { appId, maxChanges } from '@/dashboard/store/synced/shared-commit';
import { emailOf, startAgency, type Agency, type Name } from './agency';
import { blankRecord } from '../dashboard/blank-record';
import { listenToBell, query, send, sharedCommit, signIn, type Session } from './portal-server';

let agency: Agency;
beforeAll(async () => void (agency = await startAgency()), 120_000);
afterAll(async () => {
  await agency.server.stop();
  agency.server.remove();
});

const task = (own: Partial<Task> = {}) => blankRecord('tasks', { assigneeId: 'ivo', ...own });

/** Sends an operation as text, whatever it is. */
const sendCommit = (operation: string, token = agency.people.otto.token) =>
  send<{ result: { result: string; reason?: string } }>(agency.server.url, 'POST', 'functions/commit', {
    token,
    body: { operation },
  });

/** What an answer says of the limit of a request. */
async function limitOf(path: string, token: string) {
  const { headers } = await fetch(`${agency.server.url}/${path}`, {
    method: 'POST',
    headers: {
      'X-Parse-Application-Id': appId,
      'X-Parse-Session-Token': token,
      'Content-Type': 'application/json',
    },
    body: '{}',
  });
  const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) =>
    Number(headers.get(`x-ratelimit-${name}`)),
  );
  return { limit: limit!, remaining: remaining!, reset: reset! };
}

describe('the routes', () => {
  const closed: readonly [string, string, unknown?][] = [
    ['POST', 'classes/Row', { body: '{}', revision: 9 }],
    ['PUT', 'classes/Row/tasks/t1', { body: '{}' }],
    ['DELETE', 'classes/Row/tasks/t1'],
    ['POST', 'classes/Operation', { actorId: 'otto' }],
    ['POST', 'classes/Revocation', { keys: ['*'] }],
    ['POST', 'classes/Other', { any: 1 }],
    ['GET', 'classes/_User'],
    ['GET', 'classes/_Role'],
    ['GET', 'classes/_Session'],
    ['GET', 'users'],
    ['POST', 'users', { username: 'new', password: 'a-long-password' }],
    ['PUT', 'users/otto', { username: 'ada@agency.example' }],
    ['GET', 'users/me'],
    ['GET', 'sessions'],
    ['GET', 'roles'],
    ['POST', 'roles', { name: 'admin2' }],
    ['GET', 'schemas'],
    ['POST', 'batch', { requests: [{ method: 'GET', path: '/parse/classes/_User' }] }],
    ['GET', 'aggregate/Row?pipeline=[]'],
    ['POST', 'requestPasswordReset', { email: 'ada@agency.example' }],
    ['GET', 'verifyPassword?username=ada@agency.example&password=guess'],
    ['POST', 'loginAs', { userId: 'ada' }],
    ['GET', 'classes/undula_invitation'],
    ['POST', 'files/a.txt', 'text'],
    ['GET', 'files/portal/a.txt'],
    ['POST', 'functions/other'],
    ['POST', 'jobs/other'],
    ['GET', 'config'],
    ['GET', 'serverInfo'],
    ['POST', 'push', { where: {}, data: {} }],
    ['POST', 'installations', {}],
    ['GET', 'hooks/functions'],
    ['GET', 'cloud_code/jobs'],
    ['GET', 'scriptlog'],
    ['POST', 'purchase', {}],
    ['GET', 'graphql'],
  ];

  it.each(closed)('refuse %s %s of somebody signed in', async (method, path, body) => {
    const { status } = await send(agency.server.url, method, path, { token: agency.people.otto.token, body });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
  });

  it.each(['classes/Row', 'classes/Operation', 'classes/Revocation'])(
    'refuse GET %s to visitors and with a false token',
    async (path) => {
      for (const token of [undefined, 'r:0123456789'])
        expect((await send(agency.server.url, 'GET', path, { token })).body.results).toBeUndefined();
    },
  );

  it('refuse the functions to visitors', async () => {
    for (const name of ['commit', 'invite', 'changePassword', 'readDevices', 'endDevices'])
      expect((await send(agency.server.url, 'POST', `functions/${name}`, { body: {} })).status).toBe(400);
  });

  it('refuse a method hidden in the body', async () => {
    const body = { _method: 'PUT', _ApplicationId: 'undula', body: '{}' };
    const { status } = await send(agency.server.url, 'POST', 'classes/Row/tasks', {
      token: agency.people.otto.token,
      body,
    });
    expect(status).toBeGreaterThanOrEqual(400);
  });
});

describe('a request', () => {
  /** Sends bytes as they are. @returns the status of the answer */
  const sendBytes = (path: string, body: Buffer | string, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<number>((resolve, reject) => {
      const { port } = new URL(agency.server.url);
      const sent = request(
        {
          port,
          path: `/parse/${path}`,
          method: 'POST',
          headers: {
            'X-Parse-Application-Id': appId,
            'Content-Type': 'application/json',
            ...(!('Transfer-Encoding' in headers) && { 'Content-Length': String(Buffer.byteLength(body)) }),
            ...headers,
          },
        },
        (answer) => {
          answer.resume();
          resolve(answer.statusCode!);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
  const signedIn = () => ({ 'X-Parse-Session-Token': agency.people.otto.token });

  it.each([
    ['br', brotliCompressSync],
    ['gzip', gzipSync],
  ])('is refused when it is compressed, which makes 20 MB of 200 bytes: %s', async (encoding, compress) => {
    const body = compress(`{"username":"a","password":"${' '.repeat(2_000_000)}"}`);
    for (const path of ['login', 'functions/commit'])
      expect(await sendBytes(path, body, { ...signedIn(), 'Content-Encoding': encoding })).toBe(415);
  });

  it('is refused without a length', async () => {
    expect(await sendBytes('login', '{}', { 'Transfer-Encoding': 'chunked' })).toBe(411);
  });

  it('is long only as a commit of somebody signed in', async () => {
    const long = JSON.stringify({ operation: ' '.repeat(100_000) });
    expect(await sendBytes('login', long)).toBe(413);
    expect(await sendBytes('functions/invite', long, signedIn())).toBe(413);
    expect(await sendBytes('functions/commit', long)).toBe(413);
    expect(await sendBytes('functions/commit', long, { 'X-Parse-Session-Token': 'r:none' })).toBe(413);
    expect(await sendBytes('functions/commit', long, signedIn())).toBe(200);
  });

  it.each([
    'apps/portal/verify_email',
    'files/portal/a.txt',
    'FILES/portal/a.txt',
    '/files/a.txt',
    'login/',
    '',
  ])('to another address than those of browsers finds nothing: %s', async (path) => {
    expect(await sendBytes(path, '{}')).toBe(404);
    expect((await send(agency.server.url, 'GET', path)).status).toBe(404);
  });

  it('may come from the origin of the site, which can read why it was refused', async () => {
    const ask = (origin: string) =>
      fetch(`${agency.server.url}/files/a`, { headers: { Origin: origin } }).then(({ headers }) =>
        headers.get('Access-Control-Allow-Origin'),
      );
    expect(await ask('http://localhost:4173')).toBe('http://localhost:4173');
    expect(await ask('https://else.example')).toBeNull();
  });

  it.each(['whySignedOut', 'readDevices', 'readProjectTime'])(
    'is limited in its number: %s',
    async (name) => {
      const { limit, remaining } = await limitOf(`functions/${name}`, agency.people.iris.token);
      expect(limit).toBe(60);
      expect(remaining).toBeLessThan(60);
    },
  );
});

describe('amounts of projects and rates of kinds of work', () => {
  const rates = [{ from: null, hourlyRate: 987_001 }];
  const estimate = {
    lines: [{ id: 'l', text: 'Signs', minutes: 60, hourlyRate: 987_002 }],
    acceptedOn: null,
  };
  const project = blankRecord('projects', { leadId: 'otto', budgetMoney: 987_003, rates, estimate });
  const agencySettings = blankRecord('settings', {
    workKinds: [{ id: 'design', name: 'Design', rates: [{ from: '2026-01-01', hourlyRate: 987_004 }] }],
  });
  const wholeOf = async (collection: string, id: string) => {
    const [row] = await agency.people.ada.rows({ objectId: `${collection}.full/${id}` });
    return JSON.parse(row!.body) as Record<string, unknown>;
  };
  beforeAll(async () => {
    await agency.people.ada.commit([put('projects', project), put('settings', agencySettings)]);
  });

  it('are in no row that employees and interns read, also of deleted records', async () => {
    const deleted = blankRecord('projects', { budgetMoney: 987_005 });
    await agency.people.ada.commit([put('projects', deleted)]);
    await agency.people.ada.commit([{ type: 'remove', collection: 'projects', id: deleted.id, revision: 1 }]);
    for (const name of ['emma', 'otto', 'ivo', 'iris'] as const) {
      const rows = await agency.people[name].rows({});
      const ids = rows.map(({ objectId }) => objectId);
      expect(ids).toContain(`projects/${project.id}`);
      expect(ids).toContain(`settings/${agencySettings.id}`);
      expect(JSON.stringify(rows)).not.toContain('98700');
    }
    expect(await wholeOf('projects', project.id)).toMatchObject({ budgetMoney: 987_003, rates, estimate });
  });

  it('stay when the lead changes the project, and are not in the lead’s log', async () => {
    const { otto } = agency.people;
    const [row] = await otto.rows({ objectId: `projects/${project.id}` });
    const seen = JSON.parse(row!.body) as typeof project;
    const id = crypto.randomUUID();
    expect(await otto.commit([put('projects', { ...seen, name: 'Signs' })], { id })).toEqual({
      result: 'done',
    });
    expect(await wholeOf('projects', project.id)).toMatchObject({
      name: 'Signs',
      budgetMoney: 987_003,
      rates,
      estimate,
    });
    const log = JSON.stringify(await otto.log({ objectId: id }));
    expect(log).toContain('Signs');
    expect(log).not.toContain('98700');
    const own = { ...seen, revision: seen.revision + 1, rates: [{ from: null, hourlyRate: 1 }] };
    expect(await otto.commit([put('projects', own)])).toMatchObject({ result: 'refused' });
  });

  it('are taken out of the rows and the log of an earlier server, as is what leave hides', async () => {
    const { rates: _rates, ...older } = { ...project, id: 'older', hourlyRate: 987_006, revision: 1 };
    const workKinds = [{ id: 'd', name: 'D', hourlyRate: 987_007 }];
    const olderSettings = { ...agencySettings, id: 'older', revision: 1, workKinds };
    const rows: [collection: string, version: number, gone: boolean, body: { id: string }][] = [
      ['projects', 3, false, older],
      ['projects', 3, true, { ...older, id: 'deleted' }],
      ['settings', 7, false, olderSettings],
    ];
    for (const [collection, version, gone, body] of rows)
      await query(
        agency.server,
        `INSERT INTO "Row" ("objectId", collection, revision, version, gone, body, "creatorId", _rperm, _wperm, seq, "createdAt", "updatedAt")
         VALUES ($1, $2, 1, $3, $4, $5, 'ada', '{*}', '{}', nextval('undula_seq'), now(), now())`,
        [`${collection}/${body.id}`, collection, version, gone, JSON.stringify(body)],
      );
    const leave = blankRecord('leave', { personId: 'ivo', revision: 4, note: 'note 987008' });
    for (const status of ['approved', 'requested'])
      await query(
        agency.server,
        `INSERT INTO "Row" ("objectId", collection, revision, version, gone, body, "creatorId", _rperm, _wperm, seq, "createdAt", "updatedAt")
         VALUES ($1, 'leave', 4, 1, false, $2, 'ivo', '{ivo,role:mentor:ivo,role:admin}', '{}', nextval('undula_seq'), now(), now())`,
        [`leave/${status}`, JSON.stringify({ ...leave, id: status, status })],
      );
    const changes = JSON.stringify(
      rows.map(([collection, , gone, body]) => ({
        collection,
        id: body.id,
        before: body,
        after: gone ? null : body,
      })),
    );
    for (const name of ['otto', 'ada'] as const)
      await query(
        agency.server,
        `INSERT INTO "Operation" ("objectId", "actorId", label, at, changes, _rperm, _wperm, seq, "createdAt", "updatedAt")
         VALUES ($1, $2, 'Older', '2026-01-01T00:00:00.000Z', $3, ARRAY[$2, 'role:admin'], '{}', nextval('undula_seq'), now(), now())`,
        [`older-${name}`, agency.idOf(name), changes],
      );
    // The log is read through once.
    await query(agency.server, 'DELETE FROM undula_step');
    await agency.server.stop();
    await agency.server.start();
    for (const [collection, , gone, { id }] of rows) {
      const [row] = await agency.people.ivo.rows({ objectId: `${collection}/${id}` });
      if (gone) expect(row!.body).toBe('');
      else expect(JSON.parse(row!.body)).toMatchObject({ id, revision: 1 });
      expect(row!.body).not.toContain('98700');
    }
    const away = await agency.people.iris.rows({ objectId: { $in: ['leave/approved', 'leave/requested'] } });
    expect(away.map(({ objectId }) => objectId)).toEqual(['leave/approved']);
    expect(away[0]!.body).not.toContain('98700');
    for (const status of ['approved', 'requested']) {
      const [row] = await agency.people.emma.rows({ objectId: `leave.full/${status}` });
      expect(JSON.parse(row!.body)).toEqual({ ...leave, id: status, status });
    }
    const rates = [{ from: null, hourlyRate: 987_006 }];
    expect(await wholeOf('projects', 'older')).toMatchObject({ budgetMoney: 987_003, rates });
    const [deleted] = await query<{ body: string }>(
      agency.server,
      `SELECT body FROM undula_deleted WHERE "objectId" = 'projects.full/deleted'`,
    );
    expect(JSON.parse(deleted!.body)).toMatchObject({ id: 'deleted', budgetMoney: 987_003, rates });
    expect(await wholeOf('settings', 'older')).toMatchObject({
      workKinds: [{ id: 'd', name: 'D', rates: [{ from: null, hourlyRate: 987_007 }] }],
    });
    const logOf = async (name: 'otto' | 'ada') =>
      (await agency.people[name].log({ objectId: `older-${name}` }))[0]!.changes;
    expect(await query(agency.server, 'SELECT name FROM undula_step')).toEqual([{ name: 'clean-log' }]);
    expect(JSON.parse(await logOf('otto'))).toHaveLength(rows.length);
    expect(await logOf('otto')).toContain('"id":"deleted"');
    expect(await logOf('otto')).not.toContain('98700');
    expect(await logOf('ada')).toBe(changes);
  });
});

describe('private contact data and costs', () => {
  const secret = 'phone of emma';

  it('are in no row that colleagues read, in none of its columns', async () => {
    for (const name of ['otto', 'ivo'] as const) {
      const rows = await agency.people[name].rows({});
      const own = rows.filter(({ objectId }) => objectId !== `people.full/${name}`);
      expect(own.some(({ objectId }) => objectId === 'people/emma')).toBe(true);
      expect(JSON.stringify(own)).not.toMatch(/phone of|4200/);
    }
  });

  it('cannot be found with a condition, an order, a count or a subquery', async () => {
    const { otto } = agency.people;
    expect(await otto.rows({ body: { $gt: '{' }, objectId: 'people.full/emma' })).toEqual([]);
    const ask = (more: string) =>
      send<{ results?: unknown[]; count?: number }>(agency.server.url, 'GET', `classes/Row?${more}`, {
        token: otto.token,
      });
    const where = (condition: object) => `where=${encodeURIComponent(JSON.stringify(condition))}`;
    for (const asked of [
      where({ body: { $regex: secret } }),
      where({ $or: [{ body: { $regex: secret } }, { body: { $text: { $search: { $term: secret } } } }] }),
      where({ 'body.phone': secret }),
      where({ objectId: { $inQuery: { className: '_User', where: {}, key: 'objectId' } } }),
      'count=1&limit=0',
    ]) {
      const { body } = await ask(asked);
      expect(body.results ?? []).toEqual([]);
      expect(body.count).toBeUndefined();
    }
    const { body } = await ask('order=-body&limit=5000&include=creatorId&keys=body,ACL,_rperm');
    expect(JSON.stringify(body.results)).not.toContain(secret);
  });
});

describe('the leave of colleagues', () => {
  /** In no other record of these tests. */
  const secret = { kindId: 'kind-987021', note: 'note 987022', reason: 'reason 987023' };
  let weeks = 0;
  /** Leave from Monday to the noon of Wednesday, each in a week of its own. */
  const leave = (own: Partial<Leave> = {}) => {
    const firstDay = addDays('2026-11-16', 7 * (weeks += 1));
    const days = { firstDay, lastDay: addDays(firstDay, 2), endsHalf: true };
    return blankRecord('leave', { ...secret, personId: 'ivo', ...days, ...own });
  };
  const as = (name: Name) => agency.people[name];
  const save = async (one: Leave, session = as('ada')) =>
    expect(await session.commit([put('leave', one)])).toEqual({ result: 'done' });
  const partOf = async ({ id }: Leave, session = as('iris')) =>
    (await session.rows({ objectId: `leave/${id}` }))[0];
  /** Adds a leave that an admin approves after the request, as of a kind that needs an approval. */
  async function approved(own: Partial<Leave> = {}) {
    const one = leave({ status: 'requested', ...own });
    await save(one);
    const next: Leave = { ...one, status: 'approved', revision: 1, decidedById: agency.adminId };
    await save(next);
    return { ...next, revision: 2 };
  }

  it('is there with the person and the days while it is approved', async () => {
    const one = await approved();
    for (const session of (['iris', 'otto', 'emma', 'ada'] as const).map(as)) {
      const row = (await partOf(one, session))!;
      expect(JSON.parse(row.body)).toMatchObject({
        personId: 'ivo',
        firstDay: one.firstDay,
        lastDay: one.lastDay,
        startsHalf: false,
        endsHalf: true,
        status: 'approved',
        kindId: '',
      });
      expect(JSON.stringify(row)).not.toMatch(/98702|role:|decidedById":"[^"]/);
    }
    // The mentor reads the whole leave.
    for (const [name, count] of [
      ['emma', 1],
      ['otto', 0],
    ] as const)
      expect(await as(name).rows({ objectId: `leave.full/${one.id}` })).toHaveLength(count);
  });

  it('says nothing of whether its kind needs an approval, in none of its columns', async () => {
    const free = leave({ status: 'approved', personId: 'emma' });
    await save(free);
    await save({ ...free, note: 'longer', revision: 1 });
    const [one, other] = [(await partOf(free))!, (await partOf(await approved()))!];
    expect(one.revision).toBe(other.revision);
    expect(Object.keys(one)).toEqual(Object.keys(other));
    expect(one).toMatchObject({ creatorId: '' });
    const { createdAt, updatedAt } = one as unknown as Record<'createdAt' | 'updatedAt', string>;
    expect(updatedAt).toBe(createdAt);
  });

  it.each(['requested', 'returned', 'withdrawn'] as const)('is not there while it is %s', async (status) => {
    const one = leave({ status });
    await save(one);
    expect(await partOf(one)).toBeUndefined();
    const was = await approved();
    await save({ ...was, status });
    expect(await partOf(was)).toBeUndefined();
    for (const session of (['iris', 'otto'] as const).map(as)) {
      const body = JSON.stringify(await session.rows({}));
      expect([one.id, was.id].some((id) => body.includes(id))).toBe(false);
      expect(body).not.toContain('98702');
    }
  });

  it('is missing once it is deleted, and its readers get a revocation', async () => {
    const one = await approved();
    await as('ada').commit([{ type: 'remove', collection: 'leave', id: one.id, revision: 2 }]);
    expect(await partOf(one)).toBeUndefined();
    const { body } = await send<{ results: { keys: string[] }[] }>(
      agency.server.url,
      'GET',
      'classes/Revocation',
      { token: as('iris').token },
    );
    const keys = body.results.flatMap((revocation) => revocation.keys);
    expect(keys).toContain(`leave/${one.id}`);
    expect(keys).not.toContain(`leave.full/${one.id}`);
  });

  it('cannot be found by what is hidden, with a condition, an order or the log', async () => {
    await approved();
    await save(leave({ status: 'requested' }));
    const ask = async (path: string) =>
      (await send<{ results?: unknown[] }>(agency.server.url, 'GET', path, { token: as('iris').token })).body;
    const where = (condition: object) => `where=${encodeURIComponent(JSON.stringify(condition))}`;
    for (const condition of [
      { body: { $regex: '987021' } },
      { body: { $text: { $search: { $term: '987021' } } } },
      { 'body.kindId': 'kind-987021' },
      { collection: 'leave.full' },
      { collection: 'leave', gone: true },
      { collection: 'leave', creatorId: agency.adminId },
      { collection: 'leave', revision: { $gt: 1 } },
    ])
      expect((await ask(`classes/Row?${where(condition)}`)).results ?? []).toEqual([]);
    for (const order of ['body', '-revision', '-updatedAt'])
      expect(JSON.stringify(await ask(`classes/Row?limit=5000&order=${order}`))).not.toContain('98702');
    expect(JSON.stringify(await ask('classes/Operation?limit=5000'))).not.toContain('98702');
  });

  it('rings only once it is approved', async () => {
    const bell = await listenToBell(agency.server, as('iris').token);
    await save(leave({ status: 'requested' }));
    await save(leave({ status: 'approved' }));
    await bell.heard('create');
    expect(bell.messages.filter(({ op }) => op === 'create')).toHaveLength(1);
    expect(JSON.stringify(bell.messages)).not.toMatch(/98702|leave/);
    bell.close();
  });

  it('cannot be changed or deleted by who sees its days, who also learns no revision', async () => {
    const one = await approved();
    const seen = JSON.parse((await partOf(one))!.body) as Leave;
    const refused = { result: 'refused', reason: expect.stringContaining('you can’t open it') };
    for (const revision of [0, 1, 2, 3]) {
      const changes: Change[] = [
        put('leave', { ...seen, kindId: 'none', lastDay: '2026-11-20', revision }),
        put('leave', { ...one, note: 'mine', revision }),
        { type: 'remove', collection: 'leave', id: one.id, revision },
      ];
      for (const change of changes) expect(await as('otto').commit([change])).toEqual(refused);
    }
  });
});

describe('the time of a project', () => {
  const readTime = (name: Name, projectId: unknown) =>
    send<{ result?: { days?: unknown; reason?: string } }>(
      agency.server.url,
      'POST',
      'functions/readProjectTime',
      { token: agency.people[name].token, body: { projectId } },
    );

  it('is there for admins and employees as the minutes of each day that others logged, and nothing more', async () => {
    const project = blankRecord('projects', { leadId: 'otto' });
    const entry = (personId: string, day: string, minutes: number, projectId = project.id) =>
      blankRecord('timeEntries', {
        personId,
        projectId,
        day,
        minutes,
        note: 'note 987031',
        taskId: project.id,
      });
    const { ada, emma, otto, ivo } = agency.people;
    await ada.commit([put('projects', project)]);
    const deleted = entry('emma', '2026-11-17', 500);
    await emma.commit([
      put('timeEntries', entry('emma', '2026-11-17', 30)),
      put('timeEntries', entry('emma', '2026-11-16', 15)),
      put('timeEntries', deleted),
      put('timeEntries', entry('emma', '2026-11-17', 500, 'other-project')),
    ]);
    await emma.commit([{ type: 'remove', collection: 'timeEntries', id: deleted.id, revision: 1 }]);
    await ivo.commit([put('timeEntries', entry('ivo', '2026-11-17', 60))]);
    await otto.commit([put('timeEntries', entry('otto', '2026-11-17', 45))]);
    const days = (...minutes: [string, number][]) => minutes.map(([day, sum]) => ({ day, minutes: sum }));
    const [monday, tuesday] = ['2026-11-16', '2026-11-17'];
    const { body } = await readTime('otto', project.id);
    expect(body).toEqual({ result: { days: days([monday, 15], [tuesday, 90]) } });
    expect((await readTime('emma', project.id)).body.result!.days).toEqual(days([tuesday, 105]));
    expect((await readTime('ada', project.id)).body.result!.days).toEqual(days([monday, 15], [tuesday, 135]));
    const refused = { result: { reason: 'Interns see their own time only.' } };
    expect((await readTime('ivo', project.id)).body).toEqual(refused);
    expect((await send(agency.server.url, 'POST', 'functions/readProjectTime', { body: {} })).status).toBe(
      400,
    );
  });

  it.each([undefined, '', '%', 'note 98703_', { $ne: '' }, ['no-project'], '\u0000'])(
    'is empty for what is no project: %j',
    async (projectId) => {
      expect((await readTime('otto', projectId)).body).toEqual({ result: { days: [] } });
    },
  );
});

describe('an operation', () => {
  it('is stored once, however often it arrives', async () => {
    const record = task();
    const operation = JSON.stringify(sharedCommit([put('tasks', record)]));
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendCommit(operation)));
    expect(answers.map(({ body }) => body.result.result).sort()).toEqual([
      'already',
      'already',
      'already',
      'done',
    ]);
    const [row] = await agency.people.otto.rows({ objectId: `tasks/${record.id}` });
    expect(row!.revision).toBe(1);
  });

  it('cannot take the id of another person’s operation', async () => {
    const operation = JSON.stringify(sharedCommit([put('tasks', task())]));
    await sendCommit(operation);
    const { body } = await sendCommit(operation, agency.people.emma.token);
    expect(body.result.result).toBe('refused');
  });

  it('lets exactly one of 24 writers change a revision', async () => {
    const record = task();
    await agency.people.otto.commit([put('tasks', record)]);
    const writers = Array.from({ length: 24 }, (_, index) =>
      agency.people[index % 2 ? 'otto' : 'emma'].commit([
        put('tasks', { ...record, revision: 1, title: `Writer ${index}` }),
      ]),
    );
    const results = (await Promise.all(writers)).map(({ result }) => result);
    expect(results.filter((one) => one === 'done')).toHaveLength(1);
    expect(results.filter((one) => one === 'conflict')).toHaveLength(23);
  });

  it.each(['courseProgress', 'bookmarks', 'favourites'] as const)(
    'cannot take an id that another person’s record will have: %s',
    async (collection) => {
      const { ada, ivo, iris } = agency.people;
      const add = async (session: typeof ivo, id: string, personId: string) =>
        (await session.commit([put(collection, blankRecord(collection, { id, personId } as never))])).result;
      expect(await add(ivo, 'iris:x', 'ivo')).toBe('refused');
      expect(await add(ivo, 'ivo', 'ivo')).toBe('refused');
      expect(await add(ada, 'iris:x', agency.adminId)).toBe('refused');
      expect(await add(iris, 'iris:x', 'iris')).toBe('done');
    },
  );

  it('counts towards a limit of its person, on all devices', async () => {
    const { url } = agency.server;
    const [one, two] = [
      await signIn(url, emailOf('otto'), agency.passwords.otto),
      await signIn(url, emailOf('otto'), agency.passwords.otto),
    ];
    /** What the second of two requests leaves of a limit. Other people’s requests are between them. */
    const leftAfter = async (first: Session, second: Session, between: Session): Promise<number[]> => {
      const before = await limitOf('functions/commit', first.token);
      await limitOf('functions/commit', between.token);
      const after = await limitOf('functions/commit', second.token);
      expect(after.limit).toBe(3000);
      // A new minute begins a new count.
      return before.reset === after.reset
        ? [before.remaining, after.remaining]
        : leftAfter(first, second, between);
    };
    for (const [first, second, between] of [
      [one, two, agency.people.emma],
      [agency.people.emma, agency.people.emma, one],
    ] as const) {
      const [before, after] = await leftAfter(first, second, between);
      expect(after).toBe(before! - 1);
    }
  });

  it('says the same of a record that is another person’s and of one that does not exist', async () => {
    const { otto, iris } = agency.people;
    const own = blankRecord('timeEntries', { personId: 'iris' });
    const week = blankRecord('timesheets', {
      id: 'iris:2026-10-05',
      personId: 'iris',
      weekStart: '2026-10-05',
    });
    expect(await iris.commit([put('timeEntries', own), put('timesheets', week)])).toEqual({ result: 'done' });
    const answers = async (id: string, weekId: string) => {
      const changes = [0, 1, 2].flatMap((revision): Change[] => [
        put('timeEntries', { ...own, id, revision }),
        put('timesheets', { ...week, id: weekId, revision }),
        put('timesheets', { ...week, id: weekId, personId: 'otto', revision }),
        { type: 'remove', collection: 'timeEntries', id, revision },
      ]);
      const all = [];
      for (const change of changes) all.push(await otto.commit([change]));
      return all;
    };
    const there = await answers(own.id, week.id);
    expect(await answers('nowhere', 'iris:2026-10-12')).toEqual(there);
    for (const answer of there) expect(answer.result).toBe('refused');
  });

  it('has no notification of a person who is no admin without the change that it is about', async () => {
    const { ada, ivo } = agency.people;
    const notification = () =>
      put(
        'notices',
        blankRecord('notices', { audience: { personId: 'emma' }, path: '/dashboard/employee/interns' }),
      );
    const alone = { result: 'refused', reason: 'This is not a notification that the portal sends.' };
    const id = crypto.randomUUID();
    expect(await ivo.commit([notification()], { id })).toEqual(alone);
    expect(await ivo.commit([notification()], { id: `${id}:1000` })).toEqual(alone);
    const entry = put('timeEntries', blankRecord('timeEntries', { personId: 'ivo' }));
    expect(await ivo.commit([entry, notification()], { id })).toEqual({ result: 'done' });
    // The last part of a long operation may have only notifications.
    expect(await ivo.commit([notification()], { id: `${id}:1000` })).toEqual({ result: 'done' });
    expect(await ada.commit([notification()])).toEqual({ result: 'done' });
  });

  it('has at most 2 MB of records', async () => {
    const notes = 'x'.repeat(99_000);
    const long = Array.from({ length: 21 }, () => put('tasks', task({ notes })));
    expect(await agency.people.otto.commit(long)).toEqual({
      result: 'refused',
      reason: 'An operation can have at most 2 MB of records.',
    });
  });

  it('is stored in full or not at all', async () => {
    const [good, bad] = [task(), task()];
    await agency.people.otto.commit([put('tasks', bad)]);
    const { result } = await agency.people.otto.commit([
      put('tasks', good),
      put('tasks', { ...bad, revision: 5 }),
    ]);
    expect(result).toBe('conflict');
    expect(await agency.people.otto.rows({ objectId: `tasks/${good.id}` })).toEqual([]);
  });

  const hostile: Readonly<Record<string, () => string>> = {
    'that is no JSON': () => '{',
    'that is a list': () => '[]',
    'without an id': () => JSON.stringify({ ...sharedCommit([]), id: undefined }),
    'with an id of 301 letters': () => JSON.stringify({ ...sharedCommit([]), id: 'a'.repeat(301) }),
    'with a NUL in its id': () => JSON.stringify({ ...sharedCommit([]), id: 'a\u0000' }),
    'with a NUL in a person’s id': () =>
      JSON.stringify(
        sharedCommit([put('timeEntries', blankRecord('timeEntries', { personId: 'a\u0000b' }))]),
      ),
    'with an instant that does not exist': () =>
      JSON.stringify({ ...sharedCommit([]), at: '2026-02-31T00:00:00Z' }),
    [`with ${maxChanges + 1} changes`]: () =>
      JSON.stringify(sharedCommit(Array.from({ length: maxChanges + 1 }, () => put('tasks', task())))),
    'with a permission in a record': () =>
      JSON.stringify(sharedCommit([put('tasks', { ...task(), ACL: { '*': { write: true } } } as never)])),
    'with a reader in a record': () =>
      JSON.stringify(sharedCommit([put('tasks', { ...task(), _rperm: ['*'] } as never)])),
    'with a prototype in a record': () =>
      JSON.stringify(sharedCommit([put('tasks', task({ title: 'x' }))])).replace(
        '"title":"x"',
        '"__proto__":{"a":1}',
      ),
    'with an unknown field': () =>
      JSON.stringify(sharedCommit([put('tasks', { ...task(), more: 1 } as never)])),
    'with a text in place of a list': () =>
      JSON.stringify(sharedCommit([put('tasks', { ...task(), comments: 'none' } as never)])),
    'with a comment in another name': () =>
      JSON.stringify(
        sharedCommit([
          put(
            'tasks',
            task({ comments: [{ id: 'c', authorId: 'emma', text: 'Hi', at: '2026-11-16T09:00:00Z' }] }),
          ),
        ]),
      ),
    'with a message in another name': () =>
      JSON.stringify(
        sharedCommit([put('messages', blankRecord('messages', { fromId: 'emma', toIds: ['ivo'] }))]),
      ),
    'with time in another name': () =>
      JSON.stringify(sharedCommit([put('timeEntries', blankRecord('timeEntries', { personId: 'emma' }))])),
    'with a file of more than 5 MB': () =>
      JSON.stringify(
        sharedCommit([
          put('files', blankRecord('files', { size: 5_000_001, content: `${'QUJD'.repeat(1_666_667)}` })),
        ]),
      ),
    'with a file that says another size': () =>
      JSON.stringify(sharedCommit([put('files', blankRecord('files', { size: 2, content: 'QUJD' }))])),
    'with a record of more than 1 MB': () =>
      JSON.stringify(
        sharedCommit([
          put(
            'tasks',
            task({
              comments: Array.from({ length: 11 }, (_, index) => ({
                id: String(index),
                authorId: 'otto',
                text: 'x'.repeat(100_000),
                at: '2026-11-16T09:00:00Z',
              })),
            }),
          ),
        ]),
      ),
    'that approves the actor’s own week': () =>
      JSON.stringify(
        sharedCommit([
          put(
            'timesheets',
            blankRecord('timesheets', {
              id: 'otto:2026-11-16',
              personId: 'otto',
              weekStart: '2026-11-16',
              status: 'approved',
              decidedById: 'otto',
            }),
          ),
        ]),
      ),
    'that names a file that the actor cannot read': () =>
      JSON.stringify(
        sharedCommit([put('resources', blankRecord('resources', { authorId: 'otto', fileIds: ['secret'] }))]),
      ),
    'that sends a link out of the portal': () =>
      JSON.stringify(
        sharedCommit([
          put('notices', blankRecord('notices', { audience: { role: 'admin' }, path: '/dashboard/nowhere' })),
        ]),
      ),
  };

  it.each(Object.keys(hostile))('is refused %s', async (name) => {
    await agency.people.ada.commit([
      put('files', blankRecord('files', { id: 'secret', size: 3, content: 'QUJD' })),
    ]);
    const { status, body } = await sendCommit(hostile[name]!());
    expect([status, body.result?.result]).toEqual([200, 'refused']);
    // A check refuses it, and not a fault while it is stored.
    expect(body.result.reason).not.toContain('Its log says why');
  });

  it.each(['constructor', '__proto__', 'none'])('is refused for the collection %s', async (collection) => {
    const operation = sharedCommit([]);
    const changes = [{ type: 'remove', collection, id: 'a', revision: 0, version: 1 }];
    const { body } = await sendCommit(JSON.stringify({ ...operation, changes }));
    expect(body.result.result).toBe('outdated');
  });

  it('is refused from a page of another version', async () => {
    const [change] = sharedCommit([put('tasks', task())]).changes;
    for (const version of [1, 99]) {
      const text = JSON.stringify({ ...sharedCommit([]), changes: [{ ...change, version }] });
      expect((await sendCommit(text)).body.result.result).toBe('outdated');
    }
  });

  it('cannot change time of a signed-off month, or time on an invoice', async () => {
    const { ada, otto } = agency.people;
    const entry = blankRecord('timeEntries', { personId: 'otto', day: '2026-01-07', minutes: 60 });
    const billed = blankRecord('timeEntries', { personId: 'otto', day: '2026-02-04', minutes: 60 });
    await otto.commit([put('timeEntries', entry), put('timeEntries', billed)]);
    const line = {
      id: 'l',
      text: '',
      minutes: 60,
      hourlyRate: null,
      rateFrom: null,
      amount: 0,
      entryIds: [billed.id],
    };
    const invoice = blankRecord('invoices', {
      status: 'sent',
      number: '2026-001',
      numberSeries: '2026-{number}',
      numberPlace: 1,
      lines: [{ ...line, tax: { name: '', rate: 0 } }],
    });
    const note = blankRecord('reportNotes', {
      id: '2026-01',
      signedOffAt: '2026-02-01T09:00:00.000Z',
      signedOffById: agency.adminId,
    });
    expect((await ada.commit([put('invoices', invoice), put('reportNotes', note)])).result).toBe('done');
    const change = async (record: typeof entry) => {
      const answer = await otto.commit([put('timeEntries', { ...record, minutes: 90, revision: 1 })]);
      return answer.result === 'refused' ? answer.reason : answer.result;
    };
    expect(await change(entry)).toContain('is signed off');
    expect(await change(billed)).toContain('is on an invoice');
  });

  it('locks time for everyone while it is on an invoice, of which only admins see more', async () => {
    const { ada, otto, ivo } = agency.people;
    const entry = blankRecord('timeEntries', { personId: 'otto', day: '2026-02-05', minutes: 60 });
    await otto.commit([put('timeEntries', entry)]);
    const line = { id: 'l', text: 'Secret work', minutes: 60, hourlyRate: 9000, rateFrom: 'kind' as const };
    const taxed = { ...line, amount: 123_456, entryIds: [entry.id], tax: { name: 'Secret tax', rate: 1900 } };
    const draft = blankRecord('invoices', { clientName: 'Secret client', lines: [taxed] });
    const sent = {
      ...draft,
      id: crypto.randomUUID(),
      status: 'sent' as const,
      number: 'Q-1',
      numberSeries: 'Q-{number}',
      numberPlace: 1,
    };
    const parts = (session: Session, { id }: Pick<Invoice, 'id'> = sent) =>
      session.rows({ objectId: `invoices/${id}` });
    expect(await ada.commit([put('invoices', { ...draft, lines: [] })])).toEqual({ result: 'done' });
    expect(await parts(otto, draft)).toEqual([]);
    expect(await ada.commit([put('invoices', sent)])).toEqual({ result: 'done' });
    for (const session of [otto, ivo]) {
      const [row, ...others] = await parts(session);
      expect(others).toEqual([]);
      const part = JSON.parse(row!.body) as Invoice;
      expect(locksOf([part], [entry]).has(entry.id)).toBe(true);
      expect(row!.body).not.toMatch(/Secret|123456|9000|Q-1/);
      expect(await session.rows({ objectId: `invoices.full/${sent.id}` })).toEqual([]);
    }
    const voided = { ...sent, status: 'void' as const, voidedOn: '2026-02-06', revision: 1 };
    expect(await ada.commit([put('invoices', voided)])).toEqual({ result: 'done' });
    expect(await parts(otto)).toEqual([]);
  });

  it('cannot send an invoice whose time has changed since the operation was planned', async () => {
    const { ada, otto } = agency.people;
    const entry = blankRecord('timeEntries', {
      personId: 'otto',
      day: '2026-03-04',
      minutes: 60,
      billable: true,
    });
    await otto.commit([put('timeEntries', entry)]);
    const sheet = blankRecord('timesheets', {
      id: 'otto:2026-03-02',
      personId: 'otto',
      weekStart: '2026-03-02',
      status: 'approved',
    });
    const line = { hourlyRate: null, rateFrom: null, amount: 0, tax: { name: '', rate: 0 } };
    const draft = blankRecord('invoices', {
      lines: [{ ...line, id: 'l', text: 'Design', minutes: 60, entryIds: [entry.id] }],
    });
    const setUp = [put('timesheets', sheet), put('invoices', draft)];
    expect((await ada.commit(setUp)).result).toBe('done');
    const sent = {
      ...draft,
      revision: 1,
      status: 'sent' as const,
      number: 'M-001',
      numberSeries: 'M-{number}',
      numberPlace: 1,
    };
    const change = (revision: number, minutes: number) =>
      ada.commit([put('timeEntries', { ...entry, minutes, revision })]);
    await change(1, 90);
    expect(await ada.commit([put('invoices', sent)])).toEqual({
      result: 'refused',
      reason:
        'The time of “Design” has changed since this draft was made. Delete the draft and make a new one.',
    });
    await change(2, 60);
    expect(await ada.commit([put('invoices', sent)])).toEqual({ result: 'done' });
  });

  it('cannot give a person leave in the time of their other leave', async () => {
    const { otto } = agency.people;
    const days = { personId: 'otto', firstDay: '2026-08-03', lastDay: '2026-08-07' };
    const [one, other] = [days, { ...days, firstDay: '2026-08-07', lastDay: '2026-08-10' }].map((own) =>
      blankRecord('leave', { ...own, status: 'requested' }),
    );
    expect(await otto.commit([put('leave', one!)])).toEqual({ result: 'done' });
    expect(await otto.commit([put('leave', other!)])).toMatchObject({ result: 'refused' });
    const withdrawn = { ...one!, revision: 1, status: 'withdrawn' as const };
    expect(await otto.commit([put('leave', withdrawn), put('leave', other!)])).toEqual({ result: 'done' });
  });

  it('ignores an actor in the request', async () => {
    const record = task();
    const operation = { ...sharedCommit([put('tasks', record)]), actorId: 'ada', creatorId: 'ada' };
    await sendCommit(JSON.stringify(operation));
    const [row] = await query<{ actorId: string }>(
      agency.server,
      'SELECT "actorId" FROM "Operation" WHERE "objectId" = $1',
      [operation.id],
    );
    expect(row!.actorId).toBe('otto');
  });

  it('stores texts that databases dislike', async () => {
    const title = '\u0000\u2028\ud800 \'; DROP TABLE "Row"; 👩🏽‍🚀 שלום';
    const record = task({ title });
    expect((await agency.people.otto.commit([put('tasks', record)])).result).toBe('done');
    const [row] = await agency.people.otto.rows({ objectId: `tasks/${record.id}` });
    expect((JSON.parse(row!.body) as Task).title).toBe(title);
  });

  it('is in the log of its actor and of admins, unless it is private', async () => {
    const seen = async (name: 'ada' | 'otto' | 'emma', id: string) =>
      (await agency.people[name].log({ objectId: id })).length === 1;
    const commitAs = async (change: Change) => {
      const id = crypto.randomUUID();
      expect((await agency.people.otto.commit([change], { id })).result).toBe('done');
      return [await seen('otto', id), await seen('ada', id), await seen('emma', id)];
    };
    expect(await commitAs(put('tasks', task()))).toEqual([true, true, false]);
    const message = blankRecord('messages', { fromId: 'otto', toIds: ['ivo'], readByIds: ['otto'] });
    expect(await commitAs(put('messages', message))).toEqual([true, false, false]);
  });
});

describe('the bell', () => {
  it('rings at those who can read a change, and at nobody else', async () => {
    const [emma, iris] = await Promise.all(
      (['emma', 'iris'] as const).map((name) => listenToBell(agency.server, agency.people[name].token)),
    );
    await agency.people.otto.commit([put('tasks', task())]);
    await emma!.heard('create');
    // Iris hears what is for everyone, which comes after.
    await agency.people.ada.commit([put('holidays', blankRecord('holidays'))]);
    await iris!.heard('create');
    await emma!.heard('create', 2);
    expect(iris!.messages.filter(({ op }) => op === 'create')).toHaveLength(1);
    for (const { close } of [emma!, iris!]) close();
  });

  it('does not say who else can read the change', async () => {
    const { ada, emma } = agency.people;
    const bell = await listenToBell(agency.server, emma.token);
    // Emma hears of the task. The view next to it is for the admin alone.
    await ada.commit([
      put('tasks', task()),
      put('savedViews', blankRecord('savedViews', { ownerId: agency.adminId })),
    ]);
    await bell.heard('create');
    const heard = bell.messages.find(({ op }) => op === 'create');
    expect(JSON.stringify(heard)).not.toContain(agency.adminId);
    expect(heard).toMatchObject({ object: { className: 'Bell' } });
    expect(Object.keys((heard as unknown as { object: object }).object)).not.toContain('ACL');
    bell.close();
  });

  it.each([{ ACL: { $exists: true } }, { 'ACL.otto.read': true }, { objectId: { $gt: '0' } }])(
    'refuses a subscription with a condition, which could ask for it: %j',
    async (where) => {
      const bell = await listenToBell(agency.server, agency.people.emma.token, where);
      expect(bell.messages.map(({ op }) => op)).not.toContain('subscribed');
      bell.close();
    },
  );

  it('ends a connection that sends a long message', async () => {
    const bell = await listenToBell(agency.server, agency.people.emma.token);
    const closed = bell.closed();
    bell.send(' '.repeat(20_000));
    expect(await closed).toBe(1009);
  });

  it('does not ring for a refused operation', async () => {
    const ada = await listenToBell(agency.server, agency.people.ada.token);
    await agency.people.ivo.commit([put('holidays', blankRecord('holidays'))]);
    await agency.people.ada.commit([put('holidays', blankRecord('holidays'))]);
    await ada.heard('create');
    expect(ada.messages.filter(({ op }) => op === 'create')).toHaveLength(1);
    ada.close();
  });

  it('has nobody listen without a session', async () => {
    const visitor = await listenToBell(agency.server, 'r:none');
    await agency.people.ada.commit([put('holidays', blankRecord('holidays'))]);
    const ada = await listenToBell(agency.server, agency.people.ada.token);
    await agency.people.ada.commit([put('holidays', blankRecord('holidays'))]);
    await ada.heard('create');
    expect(visitor.messages.some(({ op }) => op === 'create')).toBe(false);
    visitor.close();
    ada.close();
  });
});

describe('a record that somebody can no longer read', () => {
  const revoked = async (name: 'ivo' | 'emma' | 'iris') => {
    const { body } = await send<{ results: { keys: string[] }[] }>(
      agency.server.url,
      'GET',
      'classes/Revocation?order=seq',
      {
        token: agency.people[name].token,
      },
    );
    return body.results.flatMap(({ keys }) => keys);
  };

  it('is named to them, and not to others', async () => {
    const record = task({ assigneeId: 'ivo' });
    await agency.people.otto.commit([put('tasks', record)]);
    await agency.people.otto.commit([put('tasks', { ...record, revision: 1, assigneeId: 'iris' })]);
    expect(await revoked('ivo')).toContain(`tasks/${record.id}`);
    expect(await revoked('iris')).not.toContain(`tasks/${record.id}`);
    expect(await agency.people.ivo.rows({ objectId: `tasks/${record.id}` })).toEqual([]);
    expect(await agency.people.iris.rows({ objectId: `tasks/${record.id}` })).toHaveLength(1);
  });

  it('takes its file along', async () => {
    const file = blankRecord('files', { size: 3, content: 'QUJD' });
    const resource = blankRecord('resources', { authorId: 'emma', status: 'published', fileIds: [file.id] });
    await agency.people.emma.commit([put('files', file), put('resources', resource)]);
    const reads = () => agency.people.iris.rows({ objectId: `files.full/${file.id}` });
    expect(await reads()).toHaveLength(1);
    const removal: Change = { type: 'remove', collection: 'files', id: file.id, revision: 1 };
    expect(await agency.people.otto.commit([removal])).toEqual({
      result: 'refused',
      reason: 'Another record still has this file.',
    });
    await agency.people.emma.commit([put('resources', { ...resource, status: 'draft', revision: 1 })]);
    expect(await reads()).toEqual([]);
    for (const key of [`files/${file.id}`, `files.full/${file.id}`])
      expect(await revoked('iris')).toContain(key);
  });
});

describe('a file', () => {
  it('is stored with 5 MB, and its content is in no log', async () => {
    const { emma } = agency.people;
    // Base64 of 5,000,000 bytes, which have one byte more than groups of three.
    const content = `${'QUJD'.repeat(1_666_666)}QUI=`;
    const file = blankRecord('files', { size: 5_000_000, content });
    const [added, deleted] = [crypto.randomUUID(), crypto.randomUUID()];
    expect(await emma.commit([put('files', file)], { id: added })).toEqual({ result: 'done' });
    const removed: Change = { type: 'remove', collection: 'files', id: file.id, revision: 1 };
    expect(await emma.commit([removed], { id: deleted })).toEqual({ result: 'done' });
    const logged = await query<{ changes: string }>(
      agency.server,
      'SELECT changes FROM "Operation" WHERE "objectId" = ANY($1)',
      [[added, deleted]],
    );
    expect(logged).toHaveLength(2);
    for (const { changes } of logged) expect(changes.length).toBeLessThan(1000);
  });

  const upload = () => blankRecord('files', { size: 3, content: 'QUJD' });
  const removal = (collection: 'files' | 'projects' | 'assignments', id: string, revision = 1) =>
    ({ type: 'remove', collection, id, revision }) as Change;

  it('that does not exist is refused before the records that might have it are read', async () => {
    const { otto } = agency.people;
    const [other, next] = [0, 1].map(() => blankRecord('resources', { authorId: 'otto' }));
    await otto.commit([put('resources', other!)]);
    const id = crypto.randomUUID();
    // The search finds this record, and fails because nobody can read it.
    const key = `resources/${other!.id}`;
    await query(agency.server, 'UPDATE "Row" SET body = $2 WHERE "objectId" = $1', [
      key,
      `"${id}" unreadable`,
    ]);
    expect(await otto.commit([put('resources', { ...next!, fileIds: [id] })])).toMatchObject({
      result: 'refused',
    });
    await query(agency.server, 'DELETE FROM "Row" WHERE "objectId" = $1', [key]);
  });

  it('is one of a hundred at most in a record', async () => {
    const fileIds = Array.from({ length: 101 }, () => crypto.randomUUID());
    const answer = await agency.people.otto.commit([
      put('resources', blankRecord('resources', { authorId: 'otto', fileIds })),
    ]);
    expect(answer).toEqual({
      result: 'refused',
      reason: 'A record cannot be saved. It has more than 100 files.',
    });
  });

  it('of another person is deleted with its project by an admin, and comes back with it', async () => {
    const { ada, otto } = agency.people;
    const file = upload();
    const project = blankRecord('projects', { leadId: 'otto' });
    await ada.commit([put('projects', project)]);
    await otto.commit([put('files', file), put('projects', { ...project, revision: 1, fileIds: [file.id] })]);
    const deleted = await ada.commit([removal('projects', project.id, 2), removal('files', file.id)]);
    expect(deleted).toEqual({ result: 'done' });
    const restored = await ada.commit([
      put('projects', { ...project, fileIds: [file.id] }),
      put('files', { ...file, content: '' }),
    ]);
    expect(restored).toEqual({ result: 'done' });
    for (const name of ['otto', 'iris'] as const) {
      const [row] = await agency.people[name].rows({ objectId: `files.full/${file.id}` });
      expect(JSON.parse(row!.body)).toMatchObject({ content: 'QUJD' });
    }
  });

  it('of an admin is deleted with the assignment that a mentor withdraws', async () => {
    const { ada, emma, otto } = agency.people;
    const file = upload();
    const assignment = blankRecord('assignments', { personId: 'ivo', status: 'open', fileIds: [file.id] });
    await ada.commit([put('files', file), put('assignments', assignment)]);
    const changes = [removal('assignments', assignment.id), removal('files', file.id)];
    expect((await otto.commit(changes)).result).toBe('refused');
    expect((await agency.people.ivo.commit([removal('files', file.id)])).result).toBe('refused');
    expect(await emma.commit(changes)).toEqual({ result: 'done' });
  });

  it('of another person is replaced by an admin, and changed by nobody', async () => {
    const { ada, otto } = agency.people;
    const [old, next] = [upload(), upload()];
    const project = blankRecord('projects', { leadId: 'otto' });
    await ada.commit([put('projects', project)]);
    await otto.commit([put('files', old), put('projects', { ...project, revision: 1, fileIds: [old.id] })]);
    const changed = await ada.commit([put('files', { ...old, revision: 1, name: 'other' })]);
    expect(changed.result).toBe('refused');
    const replaced = await ada.commit([
      put('projects', { ...project, revision: 2, fileIds: [next.id] }),
      put('files', next),
      removal('files', old.id),
    ]);
    expect(replaced).toEqual({ result: 'done' });
  });

  it('comes back with its content, which browsers do not have', async () => {
    const file = blankRecord('files', { name: '"revision":9', size: 3, content: 'QUJD' });
    await agency.people.emma.commit([put('files', file)]);
    await agency.people.emma.commit([{ type: 'remove', collection: 'files', id: file.id, revision: 1 }]);
    expect(await agency.people.emma.commit([put('files', { ...file, content: '' })])).toEqual({
      result: 'done',
    });
    const [row] = await agency.people.emma.rows({ objectId: `files.full/${file.id}` });
    expect(row).toMatchObject({ gone: false, revision: 3 });
    expect(recordIn(row!)).toEqual({ ...file, revision: 3 });
    const kept = await query(agency.server, 'SELECT 1 FROM undula_deleted WHERE "objectId" LIKE $1', [
      `%${file.id}`,
    ]);
    expect(kept).toEqual([]);
  });

  it('comes back with the content that an earlier version of the server has moved', async () => {
    const { emma } = agency.people;
    const file = upload();
    await emma.commit([put('files', file)]);
    await emma.commit([removal('files', file.id)]);
    const key = `files.full/${file.id}`;
    await query(
      agency.server,
      `WITH hidden AS (DELETE FROM "Row" WHERE "objectId" = $1 RETURNING body)
       INSERT INTO undula_deleted SELECT $2, body FROM hidden`,
      [`files.deleted/${file.id}`, key],
    );
    expect(await emma.commit([put('files', { ...file, content: '' })])).toEqual({ result: 'done' });
    expect((await emma.rows({ objectId: key })).map(recordIn)).toEqual([{ ...file, revision: 3 }]);
  });

  describe('whose content is deleted for good', () => {
    const lose = (id: string) =>
      query(agency.server, 'DELETE FROM "Row" WHERE "objectId" = $1', [`files.deleted/${id}`]);
    const refusal = {
      result: 'refused',
      reason: 'The file “plan.pdf” could not be restored: it was deleted too long ago. Attach it again.',
    };

    it('does not come back', async () => {
      const { emma } = agency.people;
      const file = { ...upload(), name: 'plan.pdf' };
      await emma.commit([put('files', file)]);
      await emma.commit([removal('files', file.id)]);
      await lose(file.id);
      expect(await emma.commit([put('files', { ...file, content: '' })])).toEqual(refusal);
    });

    it('does not come back to a project that changes only by it', async () => {
      const { ada } = agency.people;
      const file = { ...upload(), name: 'plan.pdf' };
      const project = blankRecord('projects', { fileIds: [file.id] });
      await ada.commit([put('files', file), put('projects', project)]);
      await ada.commit([
        put('projects', { ...project, revision: 1, fileIds: [] }),
        removal('files', file.id),
      ]);
      await lose(file.id);
      const restoring = [
        put('projects', { ...project, revision: 2 }),
        put('files', { ...file, content: '' }),
      ];
      expect(await ada.commit(restoring)).toEqual(refusal);
    });

    it('does not keep its project and the other files from coming back', async () => {
      const { ada } = agency.people;
      const [gone, file] = [upload(), upload()];
      const project = blankRecord('projects', { fileIds: [gone.id, file.id] });
      await ada.commit([put('files', gone), put('files', file), put('projects', project)]);
      await ada.commit([
        removal('projects', project.id),
        removal('files', gone.id),
        removal('files', file.id),
      ]);
      await lose(gone.id);
      const restored = await ada.commit([
        put('projects', project),
        put('files', { ...gone, content: '' }),
        put('files', { ...file, content: '' }),
      ]);
      expect(restored).toEqual({ result: 'done' });
      const [row] = await ada.rows({ objectId: `projects.full/${project.id}` });
      expect(recordIn(row!)).toMatchObject({ fileIds: [file.id] });
      const read = async (id: string) => (await ada.rows({ objectId: `files.full/${id}` })).map(recordIn);
      expect(await read(file.id)).toEqual([{ ...file, revision: 3 }]);
      expect(await read(gone.id)).toEqual([null]);
    });
  });

  it('is deleted and restored with many others without writing their contents, while another person commits', async () => {
    const { ada, otto } = agency.people;
    const files = Array.from({ length: 20 }, upload);
    const project = blankRecord('projects', { fileIds: files.map(({ id }) => id) });
    await ada.commit([put('projects', project), ...files.map((file) => put('files', file))]);
    // Random texts, which the database cannot compress.
    await query(
      agency.server,
      `WITH big AS (SELECT string_agg(md5(random()::text), '') AS text FROM generate_series(1, 60000))
       UPDATE "Row" SET body = replace(body, 'QUJD', big.text) FROM big
       WHERE "objectId" = ANY($1)`,
      [files.map(({ id }) => `files.full/${id}`)],
    );
    const written = async () => {
      const [row] = await query<{ bytes: string }>(
        agency.server,
        `SELECT pg_current_wal_lsn() - '0/0'::pg_lsn AS bytes`,
      );
      return Number(row!.bytes);
    };
    const before = await written();
    const removals = files.map(({ id }) => removal('files', id));
    const [deleted, other] = await Promise.all([
      ada.commit([removal('projects', project.id), ...removals]),
      otto.commit([put('resources', blankRecord('resources', { authorId: 'otto' }))]),
    ]);
    expect([deleted, other]).toEqual([{ result: 'done' }, { result: 'done' }]);
    const restored = await ada.commit([
      put('projects', project),
      ...files.map((file) => put('files', { ...file, content: '' })),
    ]);
    expect(restored).toEqual({ result: 'done' });
    // The contents are 38 MB.
    expect((await written()) - before).toBeLessThan(5_000_000);
    const [row] = await ada.rows({ objectId: `files.full/${files[0]!.id}` });
    expect((recordIn(row!) as StoredFile).content).toHaveLength(1_920_000);
  });

  it('has its content in the answer to a request for one row only', async () => {
    const { emma } = agency.people;
    const [one, two] = [upload(), upload()];
    await emma.commit([put('files', one), put('files', two)]);
    const [id, other] = [`files.full/${one.id}`, `files.full/${two.id}`];
    for (const where of [{ objectId: id }, { objectId: { $in: [id] } }])
      expect((await emma.rows(where)).map(({ objectId }) => objectId)).toEqual([id]);
    for (const where of [
      { collection: 'files.full' },
      { objectId: { $in: [id, other] } },
      { $or: [{ objectId: id }, { objectId: other }] },
      { objectId: { $gte: 'files.full' } },
    ])
      expect((await emma.rows(where)).filter(({ objectId }) => objectId.startsWith('files.full'))).toEqual(
        [],
      );
  });

  it('cannot be read once it is deleted, and neither can another deleted record', async () => {
    const { emma, otto } = agency.people;
    const file = upload();
    const event = blankRecord('events', { ownerId: 'emma', attendeeIds: ['otto'], title: 'Secret 71' });
    await emma.commit([put('files', file), put('events', event)]);
    await emma.commit([
      removal('files', file.id),
      { type: 'remove', collection: 'events', id: event.id, revision: 1 },
    ]);
    for (const objectId of [`files.full/${file.id}`, `files/${file.id}`, `events/${event.id}`])
      expect(await emma.rows({ objectId })).toMatchObject([{ gone: true, body: '' }]);
    expect(await otto.rows({ objectId: `events/${event.id}` })).toMatchObject([{ gone: true, body: '' }]);
    expect(await emma.commit([put('events', event)])).toEqual({ result: 'done' });
  });

  it('gets the readers of its record while its content stays unread', async () => {
    const { emma, iris } = agency.people;
    const file = upload();
    const resource = blankRecord('resources', { authorId: 'emma', status: 'draft', fileIds: [file.id] });
    await emma.commit([put('files', file), put('resources', resource)]);
    const key = `files.full/${file.id}`;
    await query(agency.server, `UPDATE "Row" SET body = 'unreadable' WHERE "objectId" = $1`, [key]);
    expect(await emma.commit([put('resources', { ...resource, revision: 1, status: 'published' })])).toEqual({
      result: 'done',
    });
    for (const objectId of [key, `files/${file.id}`]) expect(await iris.rows({ objectId })).toHaveLength(1);
  });
});
