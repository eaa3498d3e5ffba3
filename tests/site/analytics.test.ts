import { describe, expect, it } from 'vitest';
import { brand } from '@/content/brand';
import { brandSchema } from '@/content/schema/brand';
import { analyticsScript, analyticsSources } from '../../scripts/build/analytics';
import { contentPolicy } from '../../scripts/headers';
import { shapeProblems } from '../../scripts/content/shape';

describe('the visitor count', () => {
  it('is absent by default, from pages and from the policy', () => {
    expect(brand.analytics).toBeUndefined();
    expect(analyticsScript(undefined)).toBe('');
    expect(contentPolicy(brand)).not.toContain('https:');
  });

  it('of Plausible is its script with the domain, and its origin in the policy', () => {
    const analytics = { service: 'plausible', site: 'north.example' } as const;
    expect(analyticsScript(analytics)).toBe(
      '<script defer src="https://plausible.io/js/script.js" data-domain="north.example"></script>\n',
    );
    const policy = contentPolicy({ ...brand, analytics });
    expect(policy).toMatch(/script-src 'self' 'sha256-\S+' https:\/\/plausible\.io;/);
    expect(policy).toContain("connect-src 'self' https://plausible.io;");
  });

  it('of GoatCounter reports to the address of the owner by request or by picture', () => {
    const analytics = { service: 'goatcounter', site: 'https://north.goatcounter.com' } as const;
    expect(analyticsScript(analytics)).toContain('data-goatcounter="https://north.goatcounter.com/count"');
    const policy = contentPolicy({ ...brand, analytics });
    expect(policy).toMatch(/script-src 'self' 'sha256-\S+' https:\/\/gc\.zgo\.at;/);
    expect(policy).toContain("connect-src 'self' https://north.goatcounter.com;");
    expect(policy).toContain("img-src 'self' data: https://north.goatcounter.com;");
  });

  it('of another service is its script alone', () => {
    const analytics = { service: 'custom', script: 'https://count.example/a.js?site="1"&b' } as const;
    expect(analyticsScript(analytics)).toBe(
      '<script defer src="https://count.example/a.js?site=&quot;1&quot;&amp;b"></script>\n',
    );
    expect(analyticsSources(analytics)).toEqual({
      script: ' https://count.example',
      report: ' https://count.example',
    });
  });

  it('allows the origin of the contact form beside it', () => {
    const both = {
      ...brand,
      formEndpoint: 'https://forms.example/post',
      analytics: { service: 'plausible', site: 'north.example' },
    } as const;
    expect(contentPolicy(both)).toContain("connect-src 'self' https://forms.example https://plausible.io;");
  });

  it.each([
    [{ service: 'plausible' }, 'site'],
    [{ service: 'plausible', site: 'https://north.example' }, 'site'],
    [{ service: 'goatcounter', site: 'north' }, 'site'],
    [{ service: 'goatcounter', site: 'https://north.goatcounter.com/count' }, 'site'],
    [{ service: 'custom' }, 'script'],
    [{ service: 'custom', script: 'http://count.example/a.js' }, 'script'],
    [{ service: 'matomo' }, 'service'],
  ])('refuses %j and names the field %s', (analytics, field) => {
    const problems = shapeProblems(brandSchema, { ...brand, analytics });
    expect(problems.map(({ path }) => path.join('.'))).toContain(`analytics.${field}`);
  });

  it('names the likeliest service for a slip, and does not judge the fields of a service it does not know', () => {
    const problemsOf = (service: string) =>
      shapeProblems(brandSchema, { ...brand, analytics: { service, site: 'north.example' } }).filter(
        ({ path }) => path[0] === 'analytics',
      );
    const services = '"plausible", "goatcounter" or "custom"';
    expect(problemsOf('plausibel')).toEqual([
      {
        path: ['analytics', 'service'],
        expected: `${services} (did you mean "plausible"?)`,
        got: '"plausibel"',
      },
    ]);
    expect(problemsOf('matomo')).toMatchObject([{ path: ['analytics', 'service'], expected: services }]);
  });
});
