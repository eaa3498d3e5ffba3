import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { brand } from '@/content/brand';
import { portalServer } from '@/content/portal-server';
import { contentPolicy } from '../../scripts/headers';

/** The sources of each directive of a policy. */
const sourcesOf = (policy: string): ReadonlyMap<string, string> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

const services = { formEndpoint: null };
const local = sourcesOf(contentPolicy(services, null));

it.each([
  ['https://portal.agency.example/parse', 'https://portal.agency.example wss://portal.agency.example'],
  ['https://agency.example:8443/a/parse', 'https://agency.example:8443 wss://agency.example:8443'],
  ['http://localhost:4190/parse', 'http://localhost:4190 ws://localhost:4190'],
])('the policy with the server %s lets pages connect to exactly its origin', (server, origins) => {
  const shared = sourcesOf(contentPolicy(services, server));
  expect(shared.get('connect-src')).toBe(`${local.get('connect-src')} ${origins}`);
  const others = (policy: ReadonlyMap<string, string>) =>
    [...policy].filter(([name]) => name !== 'connect-src');
  expect(others(shared)).toEqual(others(local));
});

it('the policy without a server and without services names no address', () => {
  expect(contentPolicy(services, null)).not.toMatch(/wss?:|https?:/);
});

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it.each(['https://portal.agency.example/parse', null])(
  'the files of all hosts have the policy of the server %s',
  async (server) => {
    vi.stubEnv('PORTAL_SERVER', server ?? '');
    // The policy is made once, when its module loads.
    const [{ headersFile }, { htaccess }, { nginxConfig }, { cloudFrontTemplate }, { vercelConfig }] =
      await Promise.all([
        import('../../scripts/hosts/headers-file'),
        import('../../scripts/hosts/apache'),
        import('../../scripts/hosts/nginx'),
        import('../../scripts/hosts/cloudfront'),
        import('../../scripts/hosts/vercel'),
      ]);
    const policy = contentPolicy(brand, server ?? portalServer);
    for (const file of [headersFile(), htaccess(), nginxConfig(), cloudFrontTemplate(), vercelConfig()]) {
      const found = [...file.matchAll(/default-src 'none'[^"\n]*?(?=; frame-ancestors)/g)];
      expect(new Set(found.map(([text]) => text))).toEqual(new Set([policy]));
    }
  },
);
