import { brand } from '../../src/content/brand';
import { basePath } from '../../src/lib/base-path';
import { hashedFile } from '../../src/lib/hashed-file';
import { pathTo } from '../../src/routes/paths';
import { feedPaths } from '../site/addresses';
import { cacheControl, contentType, partEndings, pictureEndings, securityHeaders } from '../headers';
import { mediaTypes } from './media-types';
import { hiddenPages, missingPages } from './missing-pages';

const documents = securityHeaders('/about');
const pictures = securityHeaders('/a.png');
const parts = securityHeaders('/a.js');

const variable = (header: string) => `$undula_${header.toLowerCase().replaceAll('-', '_')}`;
const anyOf = (endings: readonly string[]) => `"~\\.(?:${endings.join('|')})$"`;

/** The value of a header per kind of file. nginx omits a header with an empty value. */
const headerMap = (name: string) => `map $uri ${variable(name)} {
    default "${documents[name]}";
    ${anyOf(pictureEndings)} "${pictures[name] ?? ''}";
    ${anyOf(partEndings)} "${parts[name] ?? ''}";
}`;

const names = Object.keys(documents);

/** The site's folder in a regular expression. */
const folder = basePath.replaceAll('.', '\\.');
const home = pathTo('home');

/** A location that only reads. The check is not around all of them, so that an owner can add one that takes a message. */
const reading = (selector: string, rules: string): string => `    location ${selector} {
        if ($request_method !~ "^(?:GET|HEAD)$") {
            return 405;
        }
        ${rules}
    }
`;

/** A complete nginx site for `conf.d` or `sites-enabled`. The owner sets the root, name and certificate. */
export const nginxConfig =
  (): string => `# Made by the build from scripts/headers.ts. To change: root, listen, and the certificate (certbot adds it).
# brotli_static needs the package libnginx-mod-http-brotli-static; without it take that line out.

${names.map(headerMap).join('\n')}
map $uri $undula_cache_control {
    default "${cacheControl('/about')}";
    "~${hashedFile.source}" "${cacheControl('/a.01234567.js')}";
}
map $status $undula_allow {
    default "";
    405 "GET, HEAD";
}
# One address a page, as scripts/hosts/tidy-address.ts has it; empty where nothing is to be tidied.
map $request_uri $undula_tidy {
    default "";
    "~^${folder}/(?:\\?|$)" "";
    "~^${folder}[/\\x5c]+(?:index(?:\\.html)?/*)?(?<undula_home>\\?.*)?$" "${home}$undula_home";
    "~^${folder}[/\\x5c]+(?<undula_page>[^/\\x5c?][^?]*?)(?:\\.html/*|/+)(?<undula_query>\\?.*)?$" "${home}$undula_page$undula_query";
    "~^${folder}[/\\x5c]{2,}(?<undula_rest>.*)$" "${home}$undula_rest";${
      basePath && `\n    "~^${folder}(?<undula_bare>\\?.*)?$" "${home}$undula_bare";`
    }
}

server {
    listen 80;
    server_name ${new URL(brand.url).hostname};
    root /var/www/site;

    server_tokens off;
    absolute_redirect off;
    merge_slashes off;
    brotli_static on;
    gzip_static on;
    gzip_vary on;

${[...names, 'Cache-Control'].map((name) => `    add_header ${name} ${variable(name)} always;`).join('\n')}
    add_header Allow $undula_allow always;

    types {
${Object.entries(mediaTypes)
  .map(([ending, type]) => `        "${type}" ${ending};`)
  .join('\n')}
    }
    error_page 404 ${basePath}/404.html;

    if ($undula_tidy) {
        return 308 $undula_tidy;
    }
${[
  reading('/', 'try_files $uri $uri.html =404;'),
  reading(`= ${home}`, `try_files ${home}index.html =404;`),
  ...missingPages().map(({ folder: missing, page }) =>
    reading(`${missing}/`, `error_page 404 ${page};\n        try_files $uri $uri.html =404;`),
  ),
  // Ahead of the pattern below, which answers with the 404 page of the site.
  ...hiddenPages
    .filter((page) => page.includes('/'))
    .map((page) => reading(`= ${home}${page}`, `error_page 404 ${home}${page}.html;\n        return 404;`)),
  ...feedPaths().map((path) =>
    reading(`= ${path}`, `types {}\n        default_type "${contentType(path)}";`),
  ),
].join(
  '',
)}    # The 404 pages by their own addresses, what lies beside the pages for hosts, and the compressed copies by their own names.
    location ~ "\\.(?:br|gz)$|^${folder}/(?:${hiddenPages.join('|')})$|/(?:_headers|_redirects|\\.htaccess)$" {
        return 404;
    }
}
`;
