import { basePath } from '../../src/lib/base-path';
import { hashedFile } from '../../src/lib/hashed-file';
import { feedPath, pathTo } from '../../src/routes/paths';
import { cacheControl, contentType, partEndings, pictureEndings, securityHeaders } from '../headers';
import { mediaTypes } from './media-types';
import { hiddenPages, missingPages } from './missing-pages';

const documents = securityHeaders('/about');

const setHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `Header always set ${name} "${value}"`);

/** The headers of some files, which may be sent as compressed copies. Takes back what only documents have. */
function filesMatching(pattern: string, headers: Readonly<Record<string, string>>): string {
  const lines = [
    ...Object.keys(documents)
      .filter((name) => !(name in headers))
      .map((name) => `Header always unset ${name}`),
    ...setHeaders(headers).filter((line) => !setHeaders(documents).includes(line)),
  ];
  return `<FilesMatch "${pattern}">\n${lines.map((line) => `    ${line}\n`).join('')}</FilesMatch>`;
}

const home = pathTo('home');
const inPattern = (path: string) => path.replaceAll('.', '\\.');
const folder = inPattern(basePath);

const copy = '(?:\\.(?:br|gz))?$';
const anyOf = (endings: readonly string[]) => `\\.(?:${endings.join('|')})${copy}`;

/** Sends a copy that the build compressed, unless the browser takes none. */
const sendCopy = (coding: string, ending: string) => `RewriteCond %{HTTP:Accept-Encoding} \
(?:^|[,\\s])${coding}(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))(?:[;,\\s]|$)
RewriteCond %{DOCUMENT_ROOT}${home}$1.${ending} -f
RewriteRule ^(.+)$ $1.${ending} [L]`;

/** The `.htaccess` of the site's folder, for Apache 2.4 with `AllowOverride All`. */
export const htaccess = (): string => `# Made by the build from scripts/headers.ts.
Options -Indexes -MultiViews
DirectoryIndex disabled
DirectorySlash Off
FileETag MTime Size
ErrorDocument 404 ${basePath}/404.html
${missingPages()
  .map(
    ({ folder: below, page }) => `<If "%{REQUEST_URI} =~ m#^${inPattern(below)}/#">
    ErrorDocument 404 ${page}
</If>`,
  )
  .join('\n')}

${Object.entries(mediaTypes)
  .map(([ending, type]) => `AddType "${type}" .${ending}`)
  .join('\n')}
<FilesMatch "^${feedPath.slice(home.length).replace('.', '\\.')}${copy}">
    ForceType "${contentType(feedPath)}"
</FilesMatch>
# Breton, to Apache.
RemoveLanguage .br
RemoveType .gz
AddEncoding br .br
AddEncoding gzip .gz

${setHeaders({ ...documents, 'Cache-Control': cacheControl('/about') }).join('\n')}
Header always set Allow "GET, HEAD" "expr=%{REQUEST_STATUS} == 405"
Header set Vary Accept-Encoding
${filesMatching(anyOf(pictureEndings), securityHeaders('/a.png'))}
${filesMatching(anyOf(partEndings), securityHeaders('/a.js'))}
<FilesMatch "${hashedFile.source.replace(/\$$/, copy)}">
    Header always set Cache-Control "${cacheControl('/a.01234567.js')}"
</FilesMatch>

RewriteEngine On
${
  basePath &&
  `RewriteBase ${home}
# Otherwise a folder's address without a slash is none for these rules.
RewriteOptions AllowNoSlash
RewriteCond %{THE_REQUEST} ^\\S+\\s${folder}[?\\s]
RewriteRule ^ ${home} [R=308,L]
`
}# What Apache asks itself, such as the page of an error.
RewriteCond %{ENV:REDIRECT_STATUS} !^$
RewriteRule ^ - [L]
RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
RewriteRule ^ - [R=405,L]

# One address a page, as scripts/hosts/tidy-address.ts has it.
RewriteCond %{THE_REQUEST} !^\\S+\\s${folder}/[?\\s]
RewriteCond %{THE_REQUEST} ^\\S+\\s${folder}[/\\x5c]+(?:index(?:\\.html)?/*)?[?\\s]
RewriteRule ^ ${home} [R=308,L]
RewriteCond %{THE_REQUEST} ^\\S+\\s${folder}[/\\x5c]+([^/\\x5c?\\s][^?\\s]*?)(?:\\.html/*|/+)[?\\s]
RewriteRule ^ ${home}%1 [R=308,NE,L]
RewriteCond %{THE_REQUEST} ^\\S+\\s${folder}[/\\x5c]{2,}([^?\\s]*)
RewriteRule ^ ${home}%1 [R=308,NE,L]

# The 404 pages by their own addresses, what lies beside the pages for hosts, and the compressed copies by their own names.
RewriteRule ^(?:${hiddenPages.join('|')})$|\\.(?:br|gz)$|^(?:_headers|_redirects|\\.htaccess)$ - [R=404,L]

RewriteRule ^$ index.html
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html
RewriteCond %{DOCUMENT_ROOT}${home}$0 !-f
RewriteRule ^.*$ - [R=404,L]
${sendCopy('br', 'br')}
${sendCopy('gzip', 'gz')}
`;
