import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deviceOf } from '../../portal-server/devices';
import { emailOf, isSignedIn, startAgency, type Agency, type Name } from './agency';
import { listenToBell, query, send, signIn, type Session } from './portal-server';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';

describe('the name of a device', () => {
  it.each([
    [firefox, 'Firefox on Windows'],
    [safari, 'Safari on iPhone'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Chrome on Mac',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Chrome on ChromeOS',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64) unknown', 'Linux'],
    ['Firefox/145.0', 'Firefox'],
  ])('of %s is %s', (userAgent, name) => {
    expect(deviceOf(userAgent)).toBe(name);
  });

  it.each([undefined, '', 'curl/8', '<b>Your bank</b>', 'x'.repeat(100_000)])(
    'is missing for what no browser sends',
    (userAgent) => {
      expect(deviceOf(userAgent)).toBeNull();
    },
  );

  it('has nothing of a text around the browser', () => {
    expect(deviceOf(`<script>alert(1)</script> Firefox/1 ${'x'.repeat(100_000)}`)).toBe('Firefox');
  });
});

let agency: Agency;
beforeAll(async () => void (agency = await startAgency()), 120_000);
afterAll(async () => {
  await agency.server.stop();
  agency.server.remove();
});

interface Device {
  id: string;
  name: string | null;
  signedInAt: string;
  isCurrent: boolean;
}

const call = <T>(session: Session, path: string, body: object = {}) =>
  send<{ result?: T }>(agency.server.url, 'POST', `functions/${path}`, { token: session.token, body });

const devicesOf = async (session: Session) =>
  (await call<{ devices: Device[] }>(session, 'readDevices')).body.result!.devices;

const endDevices = async (session: Session, body: object) =>
  (await call<{ reason?: string }>(session, 'endDevices', body)).body.result;

const currentId = async (session: Session) =>
  (await devicesOf(session)).find(({ isCurrent }) => isCurrent)!.id;

const signInAs = (name: Name, userAgent?: string) =>
  signIn(agency.server.url, emailOf(name), agency.passwords[name], userAgent);

describe('the devices of a person', () => {
  it('are listed with browser, system and instant of the sign-in, the latest first', async () => {
    const start = new Date().toISOString();
    await signInAs('emma', firefox);
    const phone = await signInAs('emma', safari);
    const devices = await devicesOf(phone);
    expect(devices.map(({ name, isCurrent }) => [name, isCurrent])).toEqual([
      ['Safari on iPhone', true],
      ['Firefox on Windows', false],
      [null, false],
    ]);
    expect(devices[0]!.signedInAt >= start).toBe(true);
    expect(Object.keys(devices[0]!).sort()).toEqual(['id', 'isCurrent', 'name', 'signedInAt']);
  });

  it('are those of the person only, without expired sign-ins', async () => {
    const { otto } = agency.people;
    const expired = await signInAs('otto');
    await query(agency.server, 'UPDATE "_Session" SET "expiresAt" = now() WHERE "sessionToken" = $1', [
      expired.token,
    ]);
    expect(await devicesOf(otto)).toHaveLength(1);
  });

  it('are signed out one by one, with their live connection', async () => {
    const [ended, other] = [await signInAs('otto'), await signInAs('otto')];
    const bell = await listenToBell(agency.server, ended.token);
    expect(await endDevices(other, { id: await currentId(ended) })).toEqual({});
    expect(await isSignedIn(ended)).toBe(false);
    // The bell rings, or answers that the session has ended: either makes a browser ask.
    await bell.heard('create');
    expect(await isSignedIn(other)).toBe(true);
    expect(await isSignedIn(agency.people.otto)).toBe(true);
    bell.close();
  });

  it('are not ended by another person, twice, from the device itself, or with an unknown id', async () => {
    const { ivo, iris, ada } = agency.people;
    const ended = await signInAs('ivo');
    const id = await currentId(ended);
    await endDevices(ivo, { id });
    for (const [session, given] of [
      [iris, await currentId(ivo)],
      [ada, await currentId(ivo)],
      [ivo, await currentId(ivo)],
      [ivo, id],
      [ivo, ''],
      [ivo, '%'],
      [ivo, { $ne: '' }],
      [ivo, ['a']],
      [ivo, 7],
      [ivo, undefined],
    ] as const)
      expect((await endDevices(session, { id: given }))!.reason).toContain('already signed out');
    for (const session of [ivo, iris, ada]) expect(await isSignedIn(session)).toBe(true);
  });

  it('are all ended but the one that asks, and nobody else’s', async () => {
    const others = [await signInAs('iris'), await signInAs('iris')];
    expect(await endDevices(agency.people.iris, { id: null })).toEqual({});
    for (const session of others) expect(await isSignedIn(session)).toBe(false);
    expect(await devicesOf(agency.people.iris)).toHaveLength(1);
    expect(await isSignedIn(agency.people.ada)).toBe(true);
    expect(await endDevices(agency.people.iris, { id: null })).toEqual({});
  });
});
