import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cacheControl, contentType, securityHeaders } from '../../scripts/headers';
import { cloudFrontTemplate } from '../../scripts/hosts/cloudfront';
import { headersFile } from '../../scripts/hosts/headers-file';
import { redirectsFile } from '../../scripts/hosts/redirects-file';
import { vercelConfig } from '../../scripts/hosts/vercel';
import { cloudflareAnswer, cloudflareHeaders, cloudflareRedirects } from './cloudflare';
import { cloudFrontAnswer, cloudFrontHeaders, type CloudFrontTemplate } from './cloudfront';
import { expectations, fileKinds, type Answer } from './expectations';
import { netlifyAnswer, netlifyHeaders } from './netlify';
import { addressOf, sampleFiles } from './sample-files';
import { vercelAnswer, vercelHeaders, type VercelConfig } from './vercel';

const vercel = JSON.parse(vercelConfig()) as VercelConfig;
const cloudFront = JSON.parse(cloudFrontTemplate()) as CloudFrontTemplate;

interface Host {
  name: string;
  answer: (address: string) => Answer;
  headers: (path: string) => Record<string, string>;
  /** Where it is known to differ from the list. */
  differs?: Readonly<Record<string, Answer>>;
  /** It tells the type of a file by itself. */
  ownTypes?: boolean;
  /** It has no way to leave a header out that everything else has. */
  sendsAll?: boolean;
}

const rootMissing: Answer = { status: 404, file: '/404.html' };

const hosts: readonly Host[] = [
  {
    name: 'Netlify',
    answer: (address) => netlifyAnswer(redirectsFile(), sampleFiles, address),
    headers: (path) => netlifyHeaders(headersFile(), path),
    sendsAll: true,
    differs: {
      '/about/': { status: 301, location: '/about' },
      '/about/?a=1&b=2': { status: 301, location: '/about?a=1&b=2' },
      '/blog/': { status: 301, location: '/blog' },
      // The same page twice: its canonical link says which one counts.
      '/about.html': { status: 200, file: '/about.html' },
      '/dashboard/admin.html?tab=2': { status: 200, file: '/dashboard/admin.html' },
      '/index.html': { status: 200, file: '/index.html' },
    },
  },
  {
    name: 'Cloudflare Pages',
    answer: (address) => cloudflareAnswer(sampleFiles, address),
    headers: (path) => cloudflareHeaders(headersFile(), path),
    sendsAll: true,
  },
  {
    name: 'Vercel',
    answer: (address) => vercelAnswer(vercel, sampleFiles, address),
    headers: (path) => vercelHeaders(vercel, path),
  },
  {
    name: 'S3 and CloudFront',
    answer: (address) => cloudFrontAnswer(cloudFront, sampleFiles, address),
    headers: (path) => cloudFrontHeaders(cloudFront, path),
    ownTypes: true,
    // One page for everything that is not there: its script sends to the portal's.
    differs: { '/dashboard/nowhere': rootMissing, '/dashboard/admin/nothing/here': rootMissing },
  },
];

const lowerCased = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** What a file must be answered with. */
function headersOf(path: string, { ownTypes }: Host): Record<string, string> {
  const type = ownTypes ? null : contentType(path);
  return lowerCased({
    ...securityHeaders(path),
    'Cache-Control': cacheControl(path),
    ...(type && { 'Content-Type': type }),
  });
}

describe.each(hosts)('$name', (host) => {
  it.each(Object.entries({ ...expectations, ...host.differs }))(
    'answers to %s as it should',
    (address, answer) => {
      expect(host.answer(address)).toEqual(answer);
    },
  );

  it.each(fileKinds.map(addressOf))('sends the headers of %s', (path) => {
    const sent = lowerCased(host.headers(path));
    const wanted = headersOf(path, host);
    expect(sent).toEqual(host.sendsAll ? { ...lowerCased(securityHeaders('/')), ...wanted } : wanted);
  });
});

describe('Cloudflare Pages', () => {
  it('stays within the limits of its files of rules', () => {
    const lines = headersFile().split('\n');
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
    for (const line of lines)
      expect(line.split('*').length).toBeLessThanOrEqual(line.startsWith('/') ? 2 : 9);
  });

  it('follows none of Netlify’s redirects, which would hide the portal behind its 404', () => {
    expect(cloudflareRedirects(redirectsFile())).toEqual([]);
  });
});

describe('CloudFront', () => {
  it('stays within the limits of a function and of a distribution', () => {
    expect(cloudFront.Resources.Addresses.Properties.FunctionCode.length).toBeLessThan(10_000);
    expect(cloudFront.Resources.Site.Properties.DistributionConfig.CacheBehaviors.length).toBeLessThan(25);
  });
});

describe('Vercel', () => {
  it('reads rules that are up to date: `npm run build` writes them, and they are committed', () => {
    expect(readFileSync(join(import.meta.dirname, '../../vercel.json'), 'utf8')).toBe(vercelConfig());
  });
});
