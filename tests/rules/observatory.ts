/**
 * The score of MDN's HTTP Observatory, by the rules it publishes (github.com/mdn/mdn-http-observatory, `src/analyzer/tests` and
 * `src/grader/charts.js`), as far as they look at headers and pages. Redirection and certificates are a host's. It starts at 100;
 * what is above counts only where nothing but extras is missing.
 */
export interface Scanned {
  headers: Readonly<Record<string, string>>;
  /** A `<script src>` has a checksum. */
  integrity: boolean;
}

type Directives = ReadonlyMap<string, readonly string[]>;

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const inline = ["'unsafe-inline'", 'data:'];

function directivesOf(policy: string): Directives {
  const parsed = policy
    .split(';')
    .map((part) => part.trim().toLowerCase().split(/\s+/))
    .map(([name = '', ...sources]) => [name, sources] as const);
  if (new Set(parsed.map(([name]) => name)).size !== parsed.length)
    throw new Error('A directive stands there twice.');
  return new Map(parsed);
}

function policyScore(policy: string | undefined): number {
  if (!policy) return -25;
  const directives = directivesOf(policy);
  const fallback = directives.get('default-src') ?? ['*'];
  const of = (name: string) => directives.get(name) ?? fallback;
  const has = (sources: readonly string[], unwanted: readonly string[]) =>
    sources.some((each) => unwanted.includes(each));
  const script = of('script-src');
  const style = of('style-src');
  const active = [...directives]
    .filter(([name]) => !['img-src', 'media-src'].includes(name))
    .flatMap(([, all]) => all);
  const insecure = (source: string) => source.startsWith('http:') || source.startsWith('ftp:');
  if (has(script, [...broad, ...inline]) || has(of('object-src'), broad)) return -20;
  if (active.some(insecure)) return -20;
  if ([...script, ...style].includes("'unsafe-eval'")) return -10;
  if ([...of('img-src'), ...of('media-src')].some(insecure)) return -10;
  if (has(style, [...broad, ...inline])) return 0;
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5;
}

function transportScore(header: string | undefined): number {
  if (!header || header.includes(',')) return -20;
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
  if (age === undefined) return -20;
  return Number(age) >= 15_552_000 ? 0 : -10;
}

const safeReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function referrerScore(header: string | undefined): number {
  if (!header) return 0;
  return safeReferrers.includes(header.split(',').at(-1)!.trim().toLowerCase()) ? 5 : -5;
}

function framingScore(header: string | undefined, policy = ''): number {
  if (/(?:^|;)\s*frame-ancestors\s/.test(policy)) return 5;
  return ['deny', 'sameorigin'].includes(header?.toLowerCase() ?? '') ? 0 : -20;
}

function resourceScore(header: string | undefined): number {
  if (header === undefined || header === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(header) ? 10 : -5;
}

export function observatoryScore({ headers, integrity }: Scanned): number {
  const policy = headers['Content-Security-Policy'];
  const parts = [
    policyScore(policy),
    transportScore(headers['Strict-Transport-Security']),
    referrerScore(headers['Referrer-Policy']),
    framingScore(headers['X-Frame-Options'], policy),
    resourceScore(headers['Cross-Origin-Resource-Policy']),
    headers['X-Content-Type-Options'] === 'nosniff' ? 0 : -5,
    integrity ? 5 : 0,
  ];
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const base = 100 + sum(parts.filter((value) => value < 0));
  return base >= 90 ? base + sum(parts.filter((value) => value > 0)) : Math.max(base, 0);
}
