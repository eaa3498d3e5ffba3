import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cloudFrontTemplate } from './cloudfront';
import { headersFile } from './headers-file';
import { nginxConfig } from './nginx';
import { redirectsFile } from './redirects-file';
import { vercelConfig } from './vercel';

interface WriteHostsOptions {
  /** The site's folder: what hosts read there they do not serve. */
  dist: string;
  /** The repository, where Vercel looks before it builds. */
  root: string;
}

/** Writes each host's rules to where it looks for them, and those for one's own servers into `generated/hosts`. */
export function writeHosts({ dist, root }: WriteHostsOptions): void {
  const own = join(root, 'generated/hosts');
  mkdirSync(own, { recursive: true });
  writeFileSync(join(dist, '_headers'), headersFile());
  writeFileSync(join(dist, '_redirects'), redirectsFile());
  writeFileSync(join(root, 'vercel.json'), vercelConfig());
  writeFileSync(join(own, 'nginx.conf'), nginxConfig());
  writeFileSync(join(own, 'cloudfront.json'), cloudFrontTemplate());
}
