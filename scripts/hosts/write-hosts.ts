import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '../../src/lib/base-path';
import { writeWhole } from '../write-whole';
import { htaccess } from './apache';
import { cloudFrontTemplate } from './cloudfront';
import { headersFile, redirectsFile } from './headers-file';
import { nginxConfig } from './nginx';
import { vercelConfig } from './vercel';

interface WriteHostsOptions {
  /** The folder of all files. Hosts read their rule files there and do not serve them. */
  dist: string;
  /** The repository's root, where Vercel reads its configuration before the build. */
  root: string;
}

/** Writes the rule files of all hosts. Those for self-hosted servers are written to `generated/hosts`. */
export function writeHosts({ dist, root }: WriteHostsOptions): void {
  const files: readonly (readonly [folder: string, file: string, text: string])[] = [
    [dist, '_headers', headersFile()],
    [dist, '_redirects', redirectsFile()],
    [join(dist, basePath), '.htaccess', htaccess()],
    // In the repository, so it is of the brand's setting, not of one that a command gives.
    ...(process.env.PORTAL_SERVER ? [] : [[root, 'vercel.json', vercelConfig()] as const]),
    [root, 'generated/hosts/nginx.conf', nginxConfig()],
    [root, 'generated/hosts/cloudfront.json', cloudFrontTemplate()],
  ];
  for (const [folder, file, text] of files) writeWhole(join(folder, file), text);
  // Hosts of a whole domain know the 404 page of its root only.
  if (basePath) copyFileSync(join(dist, basePath, '404.html'), join(dist, '404.html'));
}
