import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findInDebian, siteFolder, startServer, type RealServer } from './real-server';

const rules = join(import.meta.dirname, '../../generated/hosts/nginx.conf');
const program = 'usr/sbin/nginx';
/** Sends compressed copies as they are. */
const brotli = 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Serves `dist/` with the rules that the build wrote: only port and folder are this machine's. Null without nginx. */
export async function startNginx(): Promise<RealServer | null> {
  const place = findInDebian({
    name: 'nginx',
    packages: ['nginx', 'libnginx-mod-http-brotli-static'],
    files: [program, brotli],
  });
  if (place === null) return null;
  return startServer({
    program: join(place, program),
    argsFor: (folder) => ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')],
    filesFor: ({ folder, port }) => {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      return {
        'site.conf': readFileSync(rules, 'utf8')
          .replace('listen 80;', `listen 127.0.0.1:${port};`)
          .replace('root /var/www/site;', `root ${siteFolder};`)
          // As stories/docs/contact/own-server.mdx says, with an answer in the mail server's place.
          .replace('    location / {', `    location = /contact-message { return 204; }\n$&`),
        'nginx.conf': `load_module ${join(place, brotli)};
          ${process.getuid?.() === 0 ? 'user root;' : ''}
          daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
          events {}
          http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
      };
    },
  });
}
