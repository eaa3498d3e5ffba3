import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { headersOf } from '../../scripts/headers';
import { cloudFrontTemplate } from '../../scripts/hosts/cloudfront';
import { fileGroups, isIn } from '../../scripts/hosts/file-groups';
import { headersFile, redirectsFile } from '../../scripts/hosts/headers-file';
import { vercelConfig } from '../../scripts/hosts/vercel';
import { addressOf, fileKinds } from './expectations';

const addresses = fileKinds.map(addressOf);

describe('the groups of files', () => {
  it.each(addresses)('have the headers of %s in the last group that it is in', (path) => {
    expect([...fileGroups].reverse().find(({ pattern }) => isIn(pattern, path))?.headers).toEqual(
      headersOf(path),
    );
  });
});

describe('_headers and _redirects', () => {
  const [everything = '', ...rules] = headersFile()
    .split(/^(?=\/)/m)
    .slice(1);

  it('begin with every header for every file', () => {
    for (const [name, value] of Object.entries(headersOf('/about')))
      expect(everything).toContain(`  ${name}: ${value}\n`);
    expect(everything).toContain('  ! Access-Control-Allow-Origin\n');
  });

  it.each(addresses)('leave each header of %s once: Cloudflare joins several values', (path) => {
    const sent = new Map<string, string[]>();
    for (const rule of [everything, ...rules]) {
      const [pattern, ...lines] = rule.trim().split('\n');
      if (!isIn(pattern!, path)) continue;
      for (const line of lines.map((text) => text.trim())) {
        if (line.startsWith('! ')) sent.delete(line.slice(2));
        else {
          const colon = line.indexOf(': ');
          const name = line.slice(0, colon);
          sent.set(name, [...(sent.get(name) ?? []), line.slice(colon + 2)]);
        }
      }
    }
    const wanted = Object.entries(headersOf(path)).map(([name, value]) => [name, [value]] as const);
    expect(Object.fromEntries(sent)).toMatchObject(Object.fromEntries(wanted));
  });

  it('leave a PDF no policy that keeps a browser from showing it, as Netlify cannot remove a header', () => {
    const rule = rules.find((text) => text.startsWith('/*.pdf\n'));
    expect(rule).toMatch(/^ {2}! Content-Security-Policy\n {2}Content-Security-Policy: (?!.*-src)/m);
  });

  it('stay within the limits of Cloudflare Pages', () => {
    expect(rules.length).toBeLessThan(100);
    for (const line of headersFile().split('\n')) {
      expect(line.length).toBeLessThanOrEqual(2000);
      expect(line.split('*').length).toBeLessThanOrEqual(line.startsWith('/') ? 2 : 9);
    }
  });

  it('send the 404 pages of the portal and the languages with a status that Cloudflare Pages skips', () => {
    expect(redirectsFile().split('\n')).toEqual([
      '/dashboard/* /dashboard/404.html 404',
      '/ar/* /ar/404.html 404',
      '/de/* /de/404.html 404',
      '',
    ]);
  });
});

describe('vercel.json', () => {
  const vercel = JSON.parse(vercelConfig()) as {
    headers: readonly { source: string; headers: readonly { key: string; value: string }[] }[];
  };

  it.each(addresses)('sets each header of %s once: Vercel does not document which of two wins', (path) => {
    const set = vercel.headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(path))
      .flatMap(({ headers }) => headers.map(({ key, value }) => [key, value] as const));
    expect(Object.fromEntries(set)).toEqual(headersOf(path));
    expect(set).toHaveLength(new Set(set.map(([name]) => name)).size);
  });

  it('has one address a page, and the 404 pages of the portal and the languages', () => {
    expect(vercel).toMatchObject({
      cleanUrls: true,
      trailingSlash: false,
      rewrites: ['/dashboard', '/ar', '/de'].map((folder) => ({
        source: `${folder}/:path*`,
        destination: `${folder}/404`,
        statusCode: 404,
      })),
    });
  });

  it('is up to date: `npm run build` writes it, and it is committed', () => {
    expect(readFileSync(join(import.meta.dirname, '../../vercel.json'), 'utf8')).toBe(vercelConfig());
  });
});

interface Behaviour {
  PathPattern: string;
  ResponseHeadersPolicyId: { Ref: string };
}
interface Policy {
  Properties: {
    ResponseHeadersPolicyConfig: {
      SecurityHeadersConfig: Readonly<Record<string, object>>;
      CustomHeadersConfig: { Items: readonly { Header: string; Value: string }[] };
    };
  };
}
interface ViewerRequest {
  uri: string;
  querystring: Readonly<Record<string, { value: string }>>;
}

describe('the CloudFront template', () => {
  const { Resources } = JSON.parse(cloudFrontTemplate()) as {
    Resources: Readonly<Record<string, Policy>> & {
      Addresses: { Properties: { FunctionCode: string } };
      Site: {
        Properties: {
          DistributionConfig: {
            DefaultCacheBehavior: Behaviour;
            CacheBehaviors: readonly Behaviour[];
            CustomErrorResponses: readonly object[];
          };
        };
      };
    };
  };
  const { DefaultCacheBehavior, CacheBehaviors, CustomErrorResponses } =
    Resources.Site.Properties.DistributionConfig;
  const { FunctionCode } = Resources.Addresses.Properties;

  it.each(addresses)('has the headers of %s in the policy of the first behaviour that matches', (path) => {
    const behaviour =
      CacheBehaviors.find(({ PathPattern }) => isIn(PathPattern.replace(/^(?!\/)/, '/'), path)) ??
      DefaultCacheBehavior;
    const policy = Resources[behaviour.ResponseHeadersPolicyId.Ref]!.Properties.ResponseHeadersPolicyConfig;
    const { 'Content-Type': _, ...wanted } = headersOf(path);
    const custom = policy.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value] as const);
    const named = Object.entries(policy.SecurityHeadersConfig).flatMap(([name, config]) =>
      namedHeader(name, config),
    );
    expect(Object.fromEntries([...custom, ...named])).toEqual(wanted);
  });

  it.each([
    ['/', '/index.html'],
    ['/about', '/about.html'],
    ['/blog/one-line', '/blog/one-line.html'],
    ['/feed.xml', '/feed.xml'],
    ['/about/', '308 /about?a=1&b'],
    ['/index.html', '308 /?a=1&b'],
    ['//elsewhere.example/', '308 /elsewhere.example?a=1&b'],
  ])('answers %s with %s', (uri, answer) => {
    const handler = new Function(`${FunctionCode}; return handler;`)() as (event: {
      request: ViewerRequest;
    }) => ViewerRequest | { statusCode: number; headers: { location: { value: string } } };
    const result = handler({ request: { uri, querystring: { a: { value: '1' }, b: { value: '' } } } });
    expect('uri' in result ? result.uri : `${result.statusCode} ${result.headers.location.value}`).toBe(
      answer,
    );
  });

  it('uses only syntax that the runtime of CloudFront’s functions lists', () => {
    const missing = new Set([
      ts.SyntaxKind.ObjectBindingPattern,
      ts.SyntaxKind.ArrayBindingPattern,
      ts.SyntaxKind.SpreadElement,
      ts.SyntaxKind.SpreadAssignment,
      ts.SyntaxKind.ForOfStatement,
      ts.SyntaxKind.ClassDeclaration,
    ]);
    const found: string[] = [];
    const visit = (node: ts.Node): void => {
      const isDefault = ts.isParameter(node) && node.initializer !== undefined;
      const isMissingMethod = ts.isIdentifier(node) && /^(flat|flatMap|at|replaceAll)$/.test(node.text);
      if (missing.has(node.kind) || isDefault || isMissingMethod) found.push(node.getText());
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile('function.js', FunctionCode, ts.ScriptTarget.Latest, true));
    expect(found).toEqual([]);
  });

  it('has one 404 page and stays within the limits of a function and of a distribution', () => {
    expect(CustomErrorResponses).toEqual([
      { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html' },
    ]);
    expect(FunctionCode.length).toBeLessThan(10_000);
    expect(CacheBehaviors.length).toBeLessThan(25);
  });
});

/** A header that CloudFront has a setting of its own for. */
function namedHeader(name: string, config: object): readonly (readonly [string, string])[] {
  const value = (key: string) => String((config as Record<string, unknown>)[key]);
  const age = [
    `max-age=${value('AccessControlMaxAgeSec')}`,
    ...(value('IncludeSubdomains') === 'true' ? ['includeSubDomains'] : []),
    ...(value('Preload') === 'true' ? ['preload'] : []),
  ].join('; ');
  const headers: Readonly<Record<string, readonly [string, string]>> = {
    ContentSecurityPolicy: ['Content-Security-Policy', value('ContentSecurityPolicy')],
    StrictTransportSecurity: ['Strict-Transport-Security', age],
    ContentTypeOptions: ['X-Content-Type-Options', 'nosniff'],
    ReferrerPolicy: ['Referrer-Policy', value('ReferrerPolicy')],
    FrameOptions: ['X-Frame-Options', value('FrameOption')],
  };
  return [headers[name] ?? [name, 'unknown']];
}
