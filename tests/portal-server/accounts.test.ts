import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { put, type Change } from '@/dashboard/model/change';
import type { Person } from '@/dashboard/model/records/records';
import { freePort } from '../../portal-server/child';
import { emailOf, isSignedIn, startAgency, type Agency, type Name } from './agency';
import { blankRecord } from '../dashboard/blank-record';
import {
  choosePassword,
  connect,
  invite,
  listenToBell,
  openAccount,
  query,
  send,
  signIn,
  type Session,
} from './portal-server';

let agency: Agency;
beforeAll(async () => void (agency = await startAgency()), 120_000);
afterAll(async () => {
  await agency.server.stop();
  agency.server.remove();
});

const read = async (session: Session, id: string) => {
  const [row] = await session.rows({ objectId: `people.full/${id}` });
  return JSON.parse(row!.body) as Person;
};

/** Changes a person as the admin. */
async function edit(name: Name, own: Partial<Person>) {
  const person = await read(agency.people.ada, agency.idOf(name));
  return agency.people.ada.commit([put('people', { ...person, ...own })]);
}

const signInAs = (name: Name, password = agency.passwords[name]) =>
  signIn(agency.server.url, emailOf(name), password);

const call = (name: Name, path: string, body: object) =>
  send<{ result?: { password?: string; reason?: string } }>(agency.server.url, 'POST', `functions/${path}`, {
    token: agency.people[name].token,
    body,
  });

const marks = async (session: Session) => {
  const { body } = await send<{ results: { keys: string[] }[] }>(
    agency.server.url,
    'GET',
    'classes/Revocation',
    {
      token: session.token,
    },
  );
  return body.results.filter(({ keys }) => keys.includes('*')).length;
};

describe('the account of a person', () => {
  it('has the role of the person’s record, which can change without a new sign-in', async () => {
    const { iris } = agency.people;
    const client = blankRecord('clients');
    await agency.people.ada.commit([put('clients', client)]);
    const sees = async () => (await iris.rows({ objectId: `clients/${client.id}` })).length;
    expect(await sees()).toBe(0);
    const before = await marks(iris);
    await edit('iris', { kind: 'employee' });
    expect(await sees()).toBe(1);
    expect(await marks(iris)).toBe(before + 1);
    await edit('iris', { kind: 'intern' });
    expect(await sees()).toBe(0);
  });

  it('gives a new mentor the sight of an intern, and takes it from the old one', async () => {
    const { emma, otto, ivo } = agency.people;
    const entry = blankRecord('timeEntries', { personId: 'ivo' });
    await ivo.commit([put('timeEntries', entry)]);
    const sees = async (session: Session) =>
      (await session.rows({ objectId: `timeEntries/${entry.id}` })).length;
    expect([await sees(emma), await sees(otto)]).toEqual([1, 0]);
    const before = [await marks(emma), await marks(otto)];
    await edit('ivo', { mentorId: 'otto' });
    expect([await sees(emma), await sees(otto)]).toEqual([0, 1]);
    expect([await marks(emma), await marks(otto)]).toEqual(before.map((count) => count + 1));
    await edit('ivo', { mentorId: 'emma' });
  });

  it('is closed at once when the person is suspended, also to a bell', async () => {
    const session = await signInAs('otto');
    const bell = await listenToBell(agency.server, session.token);
    await edit('otto', { status: 'suspended' });
    expect(await isSignedIn(session)).toBe(false);
    await expect(signInAs('otto')).rejects.toThrow();
    const heard = () => bell.messages.filter(({ op }) => op === 'create').length;
    // The engine’s bell remembers a session for two seconds.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    const before = heard();
    const emma = await listenToBell(agency.server, agency.people.emma.token);
    await agency.people.ada.commit([put('holidays', blankRecord('holidays'))]);
    await emma.heard('create');
    expect(heard()).toBe(before);
    for (const { close } of [bell, emma]) close();
    await edit('otto', { status: 'active' });
    expect(await isSignedIn(await signInAs('otto'))).toBe(true);
  });

  it('says why it is closed, after the right password and to a session that was open', async () => {
    const why = async (token: unknown) => {
      const { body } = await send<{ result: { reason: string | null } }>(
        agency.server.url,
        'POST',
        'functions/whySignedOut',
        { body: { token } },
      );
      return body.result.reason;
    };
    const { token } = await signInAs('otto');
    await edit('otto', { status: 'suspended' });
    const reason = 'Your account is suspended. Ask an admin.';
    await expect(signInAs('otto')).rejects.toThrow(reason);
    await expect(signInAs('otto', 'a wrong password')).rejects.toThrow('Invalid username/password');
    expect(await why(token)).toBe(reason);
    for (const other of [agency.people.emma.token, 'r:none', '', { $ne: '' }, undefined])
      expect(await why(other)).toBeNull();
    await edit('otto', { status: 'left' });
    expect(await why(token)).toBe('Your account has no access to the portal. Ask an admin.');
    await edit('otto', { status: 'active' });
    expect(await why(token)).toBeNull();
    expect(await isSignedIn({ ...agency.people.otto, token })).toBe(false);
  });

  it('signs in with the email of the person’s record', async () => {
    await edit('otto', { email: ' OTTO.new@agency.example' });
    await expect(signInAs('otto')).rejects.toThrow();
    await signIn(agency.server.url, 'otto.new@agency.example', agency.passwords.otto);
    await edit('otto', { email: emailOf('otto') });
  });

  it('is neither suspended nor demoted by its own admin', async () => {
    expect((await edit('ada', { status: 'suspended' })).result).toBe('refused');
    expect((await edit('ada', { kind: 'employee' })).result).toBe('refused');
    expect((await edit('ada', { bio: 'New' })).result).toBe('done');
  });
});

describe('the email of a person who was deleted', () => {
  const person = (id: string, email: string) => blankRecord('people', { id, kind: 'employee', email });
  const remove = (of: Person): Change => ({
    type: 'remove',
    collection: 'people',
    id: of.id,
    revision: of.revision,
  });

  it('is free for a new person’s account, and for another person who has one', async () => {
    const { ada } = agency.people;
    const email = 'ida@agency.example';
    await ada.commit([
      put('people', person('ida', email)),
      put('people', person('ike', 'ike@agency.example')),
    ]);
    const [idas, ikes] = [
      await openAccount(agency.server.url, ada, 'ida', email),
      await openAccount(agency.server.url, ada, 'ike', 'ike@agency.example'),
    ];
    const { token } = await signIn(agency.server.url, email, idas);
    expect(await ada.commit([remove(await read(ada, 'ida'))])).toEqual({ result: 'done' });
    await expect(signIn(agency.server.url, email, idas)).rejects.toThrow('Invalid');
    const why = await send(agency.server.url, 'POST', 'functions/whySignedOut', { body: { token } });
    expect(why.body.result).toEqual({ reason: 'Your account has no access to the portal. Ask an admin.' });

    expect(await ada.commit([put('people', { ...(await read(ada, 'ike')), email })])).toEqual({
      result: 'done',
    });
    await signIn(agency.server.url, email, ikes);
    expect(await ada.commit([remove(await read(ada, 'ike'))])).toEqual({ result: 'done' });
    expect(await ada.commit([put('people', person('ina', email))])).toEqual({ result: 'done' });
    await signIn(agency.server.url, email, await openAccount(agency.server.url, ada, 'ina', email));
  });

  it('opens the account again with its password where the deletion is undone', async () => {
    const { ada } = agency.people;
    const email = 'uma@agency.example';
    await ada.commit([put('people', person('uma', email))]);
    const password = await openAccount(agency.server.url, ada, 'uma', email);
    const before = await read(ada, 'uma');
    await ada.commit([remove(before)]);
    await ada.commit([put('people', { ...before, revision: 0 })]);
    await signIn(agency.server.url, email, password);
  });

  it('can be exchanged by two people, and changes also while the account is closed', async () => {
    const { ada } = agency.people;
    const [otto, iris] = [await read(ada, 'otto'), await read(ada, 'iris')];
    const password = await openAccount(agency.server.url, ada, 'otto', otto.email);
    await edit('otto', { status: 'suspended' });
    await edit('otto', { email: 'closed@agency.example' });
    await edit('otto', { status: 'active' });
    await signIn(agency.server.url, 'closed@agency.example', password);
    await edit('iris', { email: otto.email });
    await edit('otto', { email: iris.email });
    await signIn(agency.server.url, iris.email, password);
    await edit('iris', { email: 'between@agency.example' });
    await edit('otto', { email: otto.email });
    await edit('iris', { email: iris.email });
    Object.assign(agency.passwords, { otto: password });
  });
});

describe('a person who signs in', () => {
  it('is no longer invited, and was seen', async () => {
    const { ada } = agency.people;
    const person = blankRecord('people', {
      kind: 'employee',
      status: 'invited',
      email: 'new@agency.example',
    });
    await ada.commit([put('people', person)]);
    const password = await openAccount(agency.server.url, ada, person.id, person.email);
    expect(await read(ada, person.id)).toMatchObject({ status: 'invited', lastSeenAt: null });
    const session = await signIn(agency.server.url, person.email, password);
    // The sign-in does not wait for it.
    await expect.poll(async () => (await read(ada, person.id)).status).toBe('active');
    const after = await read(ada, person.id);
    expect(Date.now() - Date.parse(after.lastSeenAt!)).toBeLessThan(60_000);
    expect(await session.commit([put('people', { ...after, bio: 'Here' })])).toEqual({ result: 'done' });
    expect((await read(ada, person.id)).lastSeenAt).toBe(after.lastSeenAt);
  });

  it('is seen again by a change an hour later', async () => {
    const { ada, emma } = agency.people;
    const longAgo = '2026-01-01T08:00:00.000Z';
    await query(
      agency.server,
      `UPDATE "Row" SET body = regexp_replace(body, '"lastSeenAt":"[^"]*"', '"lastSeenAt":"${longAgo}"')
       WHERE "objectId" = 'people.full/emma'`,
    );
    const before = await read(ada, 'emma');
    await emma.commit([put('timeEntries', blankRecord('timeEntries', { personId: 'emma' }))]);
    expect(Date.now() - Date.parse((await read(ada, 'emma')).lastSeenAt!)).toBeLessThan(60_000);
    // What an admin was sending of this person meanwhile is still taken.
    expect(await ada.commit([put('people', { ...before, bio: 'Changed meanwhile' })])).toEqual({
      result: 'done',
    });
  });
});

describe('the instant at which a person was seen', () => {
  it('comes from the server, whatever the person or an admin sends', async () => {
    const { ada, emma } = agency.people;
    const before = await read(ada, 'emma');
    const forged = { ...before, bio: 'Seen', lastSeenAt: '2031-01-01T08:00:00.000Z' };
    expect(await emma.commit([put('people', forged)])).toEqual({ result: 'done' });
    const after = await read(ada, 'emma');
    expect(after).toMatchObject({ bio: 'Seen', lastSeenAt: before.lastSeenAt });
    expect(await ada.commit([put('people', { ...forged, revision: after.revision })])).toEqual({
      result: 'done',
    });
    expect((await read(ada, 'emma')).lastSeenAt).toBe(before.lastSeenAt);
  });
});

describe('a sign-in that has begun', () => {
  /** Signs in, and makes a change between the check of the password and the new session. */
  async function signInAround(change: string): Promise<unknown> {
    const client = await connect(agency.server);
    try {
      await client.query('BEGIN');
      // The engine then waits before it stores the session.
      await client.query('LOCK TABLE "_Session" IN SHARE MODE');
      const answer = signInAs('otto').then(
        () => 'signed in',
        (error: Error) => error.message,
      );
      const waits = () =>
        query(
          agency.server,
          `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query ~ 'INSERT INTO "_Session"'`,
        );
      await expect.poll(async () => (await waits()).length).toBe(1);
      await client.query(change);
      await client.query('COMMIT');
      return await answer;
    } finally {
      await client.end();
    }
  }
  const sessions = () =>
    query(agency.server, `SELECT 1 FROM "_Session" WHERE "user" = 'otto' AND "expiresAt" > now()`);

  it('opens nothing when the password is changed meanwhile', async () => {
    const before = await sessions();
    expect(await signInAround(`UPDATE "_User" SET "updatedAt" = now() WHERE "objectId" = 'otto'`)).toContain(
      'Invalid username/password',
    );
    expect(await sessions()).toEqual(before);
  });

  it('opens nothing when the person is suspended meanwhile', async () => {
    const before = await sessions();
    const suspend = (from: string, to: string) =>
      `UPDATE "Row" SET body = replace(body, '"status":"${from}"', '"status":"${to}"') WHERE "objectId" = 'people.full/otto'`;
    expect(await signInAround(suspend('active', 'suspended'))).toContain('Your account is suspended');
    expect(await sessions()).toEqual(before);
    await query(agency.server, suspend('suspended', 'active'));
  });
});

describe('an invitation', () => {
  it('comes from an admin only', async () => {
    const { body } = await call('emma', 'invite', { personId: 'otto' });
    expect(body.result).toEqual({ reason: 'Only an admin can do this.' });
  });

  it('gives a new password and ends the sessions', async () => {
    const old = await signInAs('ivo');
    const password = await invite(agency.server.url, agency.people.ada, 'ivo');
    expect(password).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/);
    expect(await isSignedIn(old)).toBe(false);
    await expect(signInAs('ivo')).rejects.toThrow('Invalid username/password');
    const own = await choosePassword(agency.server.url, emailOf('ivo'), password);
    expect(await isSignedIn(await signInAs('ivo', own))).toBe(true);
    Object.assign(agency.passwords, { ivo: own });
  });

  const login = (password: string) =>
    send<{ code?: number; error?: string; sessionToken?: string }>(agency.server.url, 'POST', 'login', {
      body: { username: emailOf('ivo'), password },
      from: '10.3.0.1',
    });
  const choose = (body: object, from = '10.3.0.2') =>
    send<{ result?: { reason?: string } }>(agency.server.url, 'POST', 'functions/choosePassword', {
      body: { email: emailOf('ivo'), ...body },
      from,
    });
  const sessionsOf = (id: string) =>
    query(agency.server, 'SELECT 1 FROM "_Session" WHERE "user" = $1 AND "expiresAt" > now()', [id]);
  const day = 86_400_000;

  it('opens no session: its password is only good to choose an own one, once', async () => {
    const { url } = agency.server;
    const password = await invite(url, agency.people.ada, 'ivo');
    const { body } = await login(password);
    expect(body).toMatchObject({ code: 823 });
    expect((Date.parse(body.error!) - Date.now()) / day).toBeCloseTo(7, 2);
    expect(body.sessionToken).toBeUndefined();
    expect(await sessionsOf('ivo')).toEqual([]);
    // The engine's other ways to sign in.
    const account = `username=${emailOf('ivo')}&password=${password}`;
    for (const [method, path] of [
      ['GET', `login?${account}`],
      ['GET', `verifyPassword?${account}`],
      ['POST', 'loginAs?userId=ivo'],
      ['PUT', 'users/ivo'],
    ] as const)
      expect((await send(url, method, path, { from: '10.3.0.4' })).status).toBeGreaterThanOrEqual(400);
    expect(await sessionsOf('ivo')).toEqual([]);

    for (const [next, reason] of [
      ['short', 'Choose a password of at least 12 characters.'],
      [' '.repeat(12), 'Choose a password of at least 12 characters.'],
      // bcrypt would take 72 bytes of these, and the first 15 of that.
      [
        'é'.repeat(37),
        'This password is too long. Use at most 72 letters, or fewer if some have accents or belong to another alphabet.',
      ],
      [
        'a long password\0 with an end',
        'This password is too long. Use at most 72 letters, or fewer if some have accents or belong to another alphabet.',
      ],
      [password, 'Choose a password that differs from the admin’s.'],
    ])
      expect((await choose({ password, next })).body.result).toEqual({ reason });
    // Twice at once: one of both is stored.
    const nexts = ['the first own password', 'the second own password'];
    const answers = await Promise.all(nexts.map((next) => choose({ password, next })));
    const stored = nexts.filter((_, index) => !answers[index]!.body.result!.reason);
    expect(stored).toHaveLength(1);
    expect(await isSignedIn(await signInAs('ivo', stored[0]))).toBe(true);
    expect((await login(password)).body).toMatchObject({ error: 'Invalid username/password.' });
    expect((await choose({ password, next: 'a third own password' })).body.result!.reason).toContain(
      'does not work any more',
    );
    expect(
      (await choose({ password: stored[0], next: 'a third own password' })).body.result!.reason,
    ).toContain('You have chosen your own password already.');
    Object.assign(agency.passwords, { ivo: stored[0] });
  });

  it('expires, and says what to do then', async () => {
    const password = await invite(agency.server.url, agency.people.ada, 'ivo');
    await query(agency.server, `UPDATE undula_invitation SET "validUntil" = now() WHERE "personId" = 'ivo'`);
    const reason = 'The password from the admin has expired. Ask an admin for a new one.';
    expect((await login(password)).body).toMatchObject({ error: reason });
    expect((await login('a wrong password')).body).toMatchObject({ error: 'Invalid username/password.' });
    expect((await choose({ password, next: 'a quite long password' })).body.result).toEqual({ reason });
    const own = await openAccount(agency.server.url, agency.people.ada, 'ivo', emailOf('ivo'));
    expect(await isSignedIn(await signInAs('ivo', own))).toBe(true);
    Object.assign(agency.passwords, { ivo: own });
  });

  it('is of no use to a suspended person', async () => {
    const password = await invite(agency.server.url, agency.people.ada, 'ivo');
    await edit('ivo', { status: 'suspended' });
    const reason = 'Your account is suspended. Ask an admin.';
    expect((await login(password)).body).toMatchObject({ error: reason });
    expect((await choose({ password, next: 'a quite long password' })).body.result).toEqual({ reason });
    await edit('ivo', { status: 'active' });
    Object.assign(agency.passwords, {
      ivo: await choosePassword(agency.server.url, emailOf('ivo'), password),
    });
  });

  it.each([
    '{}',
    '{"email":{"$ne":""},"password":{"$ne":""},"next":"a quite long password"}',
    '{"email":null,"password":"","next":"a quite long password"}',
    '{"email":"ivo@agency.example","password":["x"],"next":{"length":12}}',
    '{"__proto__":{"email":"ivo@agency.example"},"next":"a quite long password"}',
    '{"constructor":{"prototype":{"email":"ivo@agency.example"}}}',
  ])('is not accepted by a hostile request: %s', async (body) => {
    const password = await invite(agency.server.url, agency.people.ada, 'ivo');
    const account = () =>
      query(
        agency.server,
        `SELECT "validUntil", _hashed_password FROM undula_invitation JOIN "_User" ON "objectId" = "personId"
         WHERE "personId" = 'ivo'`,
      );
    const before = await account();
    expect(before).toHaveLength(1);
    const { status, body: answer } = await send<{ result?: { reason?: string } }>(
      agency.server.url,
      'POST',
      'functions/choosePassword',
      { body, from: '10.3.0.3' },
    );
    expect(status).toBeLessThan(500);
    expect(answer.result).not.toEqual({});
    expect(await account()).toEqual(before);
    expect((await login(password)).body).toMatchObject({ code: 823 });
  });

  it('cannot be guessed: the account locks, and the address is stopped', async () => {
    await invite(agency.server.url, agency.people.ada, 'ivo');
    const next = 'a quite long password';
    const guess = (count: number, from: string) => choose({ password: `guess ${count}`, next }, from);
    for (let count = 0; count < 10; count += 1) await guess(count, `10.4.0.${count}`);
    const isLocked = `SELECT 1 FROM "_User" WHERE "objectId" = 'ivo' AND _account_lockout_expires_at > now()`;
    expect(await query(agency.server, isLocked)).toHaveLength(1);
    let last: unknown;
    for (let count = 0; count < 21; count += 1) last = (await guess(count, '10.4.1.1')).body;
    expect(JSON.stringify(last)).toContain('Too many attempts');
    const own = await openAccount(agency.server.url, agency.people.ada, 'ivo', emailOf('ivo'));
    expect(await isSignedIn(await signInAs('ivo', own))).toBe(true);
    Object.assign(agency.passwords, { ivo: own });
  });

  /** Labels of the log of an actor, which an admin reads. */
  const logOf = async (actorId: string) =>
    (await agency.people.ada.log({ actorId })).map(({ label }) => label);

  /** Runs the server’s command, beside the server. */
  const runCommand = async (...options: string[]) => {
    const { databaseUrl, data } = agency.server;
    const child = spawn(
      process.execPath,
      ['--import', 'tsx/esm', 'portal-server/main.ts', ...options, '--end'],
      {
        env: {
          ...process.env,
          PORT: String(await freePort()),
          PORTAL_DATA: data,
          DATABASE_URL: databaseUrl,
        },
      },
    );
    return new Promise((resolve) => child.on('exit', resolve));
  };

  it('resets the password of another admin with the own one, and never the own one', async () => {
    const { ada } = agency.people;
    const alma = blankRecord('people', {
      id: 'alma',
      kind: 'employee',
      name: 'alma',
      email: emailOf('alma'),
    });
    await ada.commit([put('people', alma)]);
    const password = await openAccount(agency.server.url, ada, 'alma', emailOf('alma'));
    const promoted = { ...(await read(ada, 'alma')), kind: 'admin' } as const;
    expect(await ada.commit([put('people', promoted)])).toEqual({
      result: 'refused',
      reason: 'Only the server’s command adds an admin.',
    });
    const before = await logOf('server');
    expect(await runCommand('--admin', emailOf('alma'))).toBe(0);
    expect(await logOf('server')).toEqual([...before, 'Made alma an admin', 'Gave alma a password']);
    const access = 'You can’t change the role, the access or the email of another admin.';
    for (const own of [{ kind: 'employee' }, { status: 'suspended' }, { email: 'x@agency.example' }] as const)
      expect(await ada.commit([put('people', { ...(await read(ada, 'alma')), ...own })])).toEqual({
        result: 'refused',
        reason: access,
      });
    const { revision } = await read(ada, 'alma');
    expect(await ada.commit([{ type: 'remove', collection: 'people', id: 'alma', revision }])).toEqual({
      result: 'refused',
      reason: access,
    });
    const ask = (own?: string) => call('ada', 'invite', { personId: 'alma', password: own });
    for (const own of [undefined, 'a wrong password', password])
      expect((await ask(own)).body.result).toEqual({
        reason: 'Enter your own password, to give another admin a new one.',
      });
    const given = async () => (await ask(agency.passwords.ada)).body.result!.password!;
    const forgotten = await choosePassword(agency.server.url, emailOf('alma'), await given());
    expect((await logOf(agency.adminId)).at(-1)).toBe('Gave alma a password');
    expect((await logOf('alma')).at(-1)).toBe('Chose their password');
    const session = await signIn(agency.server.url, emailOf('alma'), forgotten);
    const { token } = session;
    // A copy on a device has only what an employee reads: once as a new person, once as an admin.
    expect(await marks(session)).toBe(2);
    for (const personId of ['alma', ['alma']]) {
      const own = await send(agency.server.url, 'POST', 'functions/invite', { token, body: { personId } });
      expect(own.body.result).toEqual({
        reason: 'Change your own password with the current one. If you forgot it, ask another admin.',
      });
    }
    expect(await isSignedIn(session)).toBe(true);
    const next = await choosePassword(agency.server.url, emailOf('alma'), await given());
    expect(await isSignedIn(session)).toBe(false);
    await expect(signIn(agency.server.url, emailOf('alma'), forgotten)).rejects.toThrow();
    expect(await isSignedIn(await signIn(agency.server.url, emailOf('alma'), next))).toBe(true);
    for (const name of ['emma', 'ivo'] as const) {
      const { token: other } = await signInAs(name);
      const answer = await send(agency.server.url, 'POST', 'functions/invite', {
        token: other,
        body: { personId: 'alma' },
      });
      expect(answer.body.result).toEqual({ reason: 'Only an admin can do this.' });
    }
    const last = await signIn(agency.server.url, emailOf('alma'), next);
    expect(await isSignedIn(last)).toBe(true);
    expect(await runCommand('--no-admin', emailOf('alma'))).toBe(0);
    expect(await isSignedIn(last)).toBe(false);
    expect(await read(ada, 'alma')).toMatchObject({ kind: 'employee', status: 'suspended' });
    expect((await logOf('server')).at(-1)).toBe('Ended the admin access of alma');
    // One admin always remains.
    expect(await runCommand('--no-admin', emailOf('ada'))).toBe(1);
    expect(await isSignedIn(ada)).toBe(true);
  });

  it('is given to many people at once', async () => {
    const { ada } = agency.people;
    const people = Array.from({ length: 15 }, (_, index) =>
      blankRecord('people', { kind: 'employee', email: emailOf(`many-${index}`) }),
    );
    await ada.commit(people.map((person) => put('people', person)));
    const passwords = await Promise.all(people.map(({ id }) => invite(agency.server.url, ada, id)));
    expect(new Set(passwords).size).toBe(people.length);
  });

  it('is refused for clients and for people without an email', async () => {
    const [client, nameless] = ['regular', 'employee'].map((kind) =>
      blankRecord('people', { kind: kind as Person['kind'], email: kind === 'regular' ? 'c@x.example' : '' }),
    );
    await agency.people.ada.commit([put('people', client!), put('people', nameless!)]);
    for (const { id } of [client!, nameless!, { id: 'nobody' }])
      expect((await call('ada', 'invite', { personId: id })).body.result!.reason).toBeTruthy();
  });
});

describe('a password', () => {
  it('changes with the old one, and ends the sessions', async () => {
    const next = 'a quite long password';
    const old = agency.people.emma;
    const bell = await listenToBell(agency.server, old.token);
    const refused = await call('emma', 'changePassword', { old: 'wrong', next });
    expect(refused.body.result).toEqual({ reason: 'The current password is wrong.' });
    const short = await call('emma', 'changePassword', { old: agency.passwords.emma, next: 'short' });
    expect(short.body.result!.reason).toContain('12');
    const blank = await call('emma', 'changePassword', { old: agency.passwords.emma, next: ' '.repeat(12) });
    expect(blank.body.result!.reason).toContain('12');
    const done = await call('emma', 'changePassword', { old: agency.passwords.emma, next });
    expect(done.body.result).toEqual({});
    // The open devices ask at once, and notice that they are signed out.
    await bell.heard('create');
    bell.close();
    expect(await isSignedIn(old)).toBe(false);
    expect(await isSignedIn(await signInAs('emma', next))).toBe(true);
  });

  const guess = (count: number, from: string) =>
    send(agency.server.url, 'POST', 'login', {
      body: { username: emailOf('iris'), password: `guess ${count}` },
      from,
    });

  it('cannot be guessed from many addresses: the account locks', async () => {
    const { token } = await signInAs('iris');
    const first = await guess(0, '10.1.0.0');
    for (let count = 1; count < 10; count += 1) await guess(count, `10.1.0.${count}`);
    // In the words of a wrong password: a stranger does not learn that there is such an account.
    expect(await guess(10, '10.1.1.1')).toEqual(first);
    await expect(signInAs('iris')).rejects.toThrow('Invalid username/password');
    const { body } = await send(agency.server.url, 'POST', 'functions/changePassword', {
      token,
      body: { old: agency.passwords.iris, next: 'a quite long password' },
    });
    expect(body).toEqual({
      result: { reason: 'Too many wrong passwords. Wait 15 minutes, or ask an admin for a new one.' },
    });
    // Once the lock has ended, one more wrong password does not lock the account again.
    await query(
      agency.server,
      `UPDATE "_User" SET _account_lockout_expires_at = now() WHERE "objectId" = 'iris'`,
    );
    await guess(11, '10.1.1.2');
    expect(await isSignedIn(await signInAs('iris'))).toBe(true);
    const password = await openAccount(agency.server.url, agency.people.ada, 'iris', emailOf('iris'));
    expect(await isSignedIn(await signInAs('iris', password))).toBe(true);
  });

  it('cannot be guessed for many accounts: the address is stopped', async () => {
    let last = '';
    for (let count = 0; count < 21; count += 1) last = String((await guess(count, '10.2.0.1')).body.error);
    expect(last).toContain('Too many attempts');
  });

  it('does not open anything with the master key from outside', async () => {
    const master = readFileSync(join(agency.server.data, 'master-key'), 'utf8');
    const ask = (from?: string) => send(agency.server.url, 'GET', 'classes/Row', { master, from });
    expect((await ask()).status).toBe(200);
    expect((await ask('203.0.113.7')).status).toBe(403);
  });
});
