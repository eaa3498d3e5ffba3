import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashedFile } from '@/lib/hashed-file';
import { htaccess } from '../../scripts/hosts/apache';
import { cloudFrontTemplate } from '../../scripts/hosts/cloudfront';
import { fileGroups } from '../../scripts/hosts/file-groups';
import { redirectsFile } from '../../scripts/hosts/headers-file';
import { nginxConfig } from '../../scripts/hosts/nginx';
import { writePlainCopies } from '../../scripts/hosts/plain-copies';
import { tidyAddress } from '../../scripts/hosts/tidy-address';
import { vercelConfig } from '../../scripts/hosts/vercel';
import { createSiteServer } from '../../scripts/serve';
import { askRaw, listen, stop } from '../server/raw-request';
import { writeSampleFolder } from '../server/sample-folder';

const site = '/team.x/project';

describe('the tidy address', () => {
  it.each([
    [site, `${site}/`],
    [`${site}/`, `${site}/`],
    [`${site}//`, `${site}/`],
    [`${site}/index.html`, `${site}/`],
    [`${site}/about/`, `${site}/about`],
    [`${site}/about.html`, `${site}/about`],
    [`${site}//elsewhere.example/`, `${site}/elsewhere.example`],
    // Other sites of the domain have their own rules.
    ['/', '/'],
    ['/about/', '/about/'],
    [`${site}s/about/`, `${site}s/about/`],
    [`/${site}/about/`, `/${site}/about/`],
  ])('of %s is %s', (path, tidy) => {
    expect(tidyAddress(path, site)).toBe(tidy);
    expect(tidyAddress(tidy, site)).toBe(tidy);
  });
});

describe('our own server', () => {
  let folder: string;
  let server: Server;
  let port: number;

  beforeAll(async () => {
    const sample = writeSampleFolder();
    folder = mkdtempSync(join(tmpdir(), 'sub-folder-'));
    mkdirSync(join(folder, site), { recursive: true });
    cpSync(sample, join(folder, site), { recursive: true });
    rmSync(sample, { recursive: true });
    server = createSiteServer(folder);
    port = await listen(server);
  });
  afterAll(async () => {
    await stop(server);
    rmSync(folder, { recursive: true });
  });

  it.each([
    [`${site}/`, 200, '<title>Home</title>'],
    [`${site}/about`, 200, '<title>About</title>'],
    [`${site}/dashboard/admin`, 200, '<title>Admin</title>'],
    [`${site}/nowhere`, 404, '<title>Missing</title>'],
    [`${site}/dashboard/nowhere`, 404, '<title>Missing in the portal</title>'],
    [`${site}/_headers`, 404, '<title>Missing</title>'],
    ['/', 404, '<title>Missing</title>'],
    ['/about', 404, '<title>Missing</title>'],
    ['/dashboard/nowhere', 404, '<title>Missing</title>'],
    ['//elsewhere.example/', 404, '<title>Missing</title>'],
  ])('answers %s with %i', async (path, status, body) => {
    expect(await askRaw(port, path)).toMatchObject({ status, body });
  });

  it.each([
    [site, `${site}/`],
    [`${site}?a=1`, `${site}/?a=1`],
    [`${site}/about/?a=1`, `${site}/about?a=1`],
    [`${site}/index.html`, `${site}/`],
  ])('redirects %s to %s', async (path, location) => {
    expect(await askRaw(port, path)).toMatchObject({ status: 308, headers: { location } });
  });

  it('copies pages for hosts without rules inside the folder', () => {
    expect(writePlainCopies(folder)).toBe(5);
    const copy = readFileSync(join(folder, site, 'about/index.html'), 'utf8');
    expect(copy).toBe('<title>About</title>');
    // The home page alone keeps its slash.
    const [name = ''] = readdirSync(join(folder, site)).filter((file) => file.startsWith('plain-host.'));
    expect(name).toMatch(hashedFile);
    expect(existsSync(join(folder, site, 'de/404'))).toBe(false);
    const script = readFileSync(join(folder, site, name), 'utf8');
    const addressAfter = (pathname: string) => {
      let shown = pathname;
      const history = {
        state: null,
        replaceState: (_: unknown, __: string, to: string) => void (shown = to),
      };
      new Function('location', 'history', script)({ pathname, search: '', hash: '' }, history);
      return shown;
    };
    expect(addressAfter(`${site}/`)).toBe(`${site}/`);
    expect(addressAfter(`${site}/about/`)).toBe(`${site}/about`);
  });
});

describe('the rules of a host', () => {
  it('match files of the folder alone', () => {
    expect(fileGroups.filter(({ pattern }) => !pattern.startsWith(`${site}/`))).toEqual([]);
    const folders = ['/dashboard', '/ar', '/de'].map((folder) => site + folder);
    expect(redirectsFile()).toBe(folders.map((folder) => `${folder}/* ${folder}/404.html 404\n`).join(''));
    expect(JSON.parse(vercelConfig())).toMatchObject({
      rewrites: folders.map((folder) => ({ source: `${folder}/:path*`, destination: `${folder}/404` })),
    });
  });

  it('of CloudFront tidy addresses of the folder', () => {
    const { Resources } = JSON.parse(cloudFrontTemplate()) as {
      Resources: { Addresses: { Properties: { FunctionCode: string } } };
    };
    const handler = new Function(
      `${Resources.Addresses.Properties.FunctionCode}; return handler;`,
    )() as (event: { request: { uri: string; querystring: object } }) => {
      uri?: string;
      headers?: { location: { value: string } };
    };
    const answerTo = (uri: string) => {
      const answer = handler({ request: { uri, querystring: {} } });
      return answer.uri ?? answer.headers?.location.value;
    };
    expect(answerTo(`${site}/`)).toBe(`${site}/index.html`);
    expect(answerTo(`${site}/about`)).toBe(`${site}/about.html`);
    expect(answerTo(`${site}/about/`)).toBe(`${site}/about`);
    expect(answerTo(site)).toBe(`${site}/`);
  });

  it('of nginx and Apache take a dot in the folder’s name for a dot', () => {
    for (const rules of [nginxConfig(), htaccess()]) {
      expect(rules).toContain('/team\\.x/project');
      expect(rules).toContain(`${site}/404.html`);
    }
  });
});
