import { expect, it, vi } from 'vitest';
import { commit } from '../../portal-server/commit';
import { sharedCommit } from './portal-server';

it('commits of a person take one connection to the database at a time, and each its turn', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fail: (() => void)[] = [];
  const connect = () =>
    new Promise<never>((_, reject) => void fail.push(() => reject(new Error('The database is down.'))));
  const send = (actorId: string) =>
    commit(JSON.stringify(sharedCommit([])), { pool: { connect } as never, actorId, ring: () => {} });
  const sent = [send('one'), send('one'), send('one'), send('other')];
  await expect.poll(() => fail.length).toBe(2);
  for (const one of sent.slice(0, 3)) {
    const count = fail.length;
    fail.at(count === 2 ? 0 : -1)!();
    await expect(one).rejects.toThrow('It will be sent again.');
    if (count < 4) await expect.poll(() => fail.length).toBe(count + 1);
  }
  fail[1]!();
  await expect(sent[3]).rejects.toThrow('It will be sent again.');
});

it.each([
  ['57P01', 'terminating connection due to administrator command', 1],
  ['08006', 'connection failure', 1],
  [undefined, 'Connection terminated unexpectedly', 1],
  ['ECONNRESET', 'read ECONNRESET', 1],
  ['53100', 'could not extend file', undefined],
])(
  'a fault of the database leaves open whether a commit was stored: %s %s',
  async (code, message, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const connect = () => Promise.reject(Object.assign(new Error(message), { code }));
    const sent = commit(JSON.stringify(sharedCommit([])), {
      pool: { connect } as never,
      actorId: 'emma',
      ring: () => {},
    });
    const error = (await sent.catch((one: unknown) => one)) as Error & { code?: number };
    expect(error.message).toContain('It will be sent again.');
    expect(error.code).toBe(answer);
  },
);
