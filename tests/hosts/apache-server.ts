import { chmodSync, cpSync } from 'node:fs';
import { join } from 'node:path';
import { findInDebian, siteFolder, startServer, type RealServer } from './real-server';

const program = 'usr/sbin/apache2';
const modules = 'usr/lib/apache2/modules';
/** What shared hosts have, beside the modules that every Apache needs. */
const loaded = ['mpm_event', 'authz_core', 'mime', 'dir', 'headers', 'rewrite'];

/** Serves `dist/` with its `.htaccess`, as a shared host does. Null without Apache. */
export async function startApache(): Promise<RealServer | null> {
  const place = findInDebian({
    name: 'apache',
    packages: ['apache2-bin', 'libapr1', 'libaprutil1', 'libexpat1'],
    files: [program],
  });
  if (place === null) return null;
  return startServer({
    program: join(place, program),
    // The unpacked libraries, on either kind of processor.
    env: {
      LD_LIBRARY_PATH: ['x86_64', 'aarch64']
        .map((processor) => join(place, `usr/lib/${processor}-linux-gnu`))
        .join(':'),
    },
    argsFor: (folder) => ['-X', '-d', folder, '-f', join(folder, 'apache.conf')],
    filesFor: ({ folder, port }) => {
      // Apache never serves as root, and another user may not read the clone.
      chmodSync(folder, 0o755);
      cpSync(siteFolder, join(folder, 'site'), { recursive: true });
      return {
        'mime.types': '',
        'apache.conf': `${loaded.map((name) => `LoadModule ${name}_module ${join(place, modules)}/mod_${name}.so`).join('\n')}
        ${process.getuid?.() === 0 ? 'User nobody\nGroup nogroup' : ''}
        Listen 127.0.0.1:${port}
        ServerName localhost
        ServerTokens Prod
        PidFile ${folder}/pid
        ErrorLog ${folder}/error.log
        TypesConfig ${folder}/mime.types
        DocumentRoot ${folder}/site
        <Directory ${folder}/site>
          AllowOverride All
          Require all granted
        </Directory>`,
      };
    },
  });
}
