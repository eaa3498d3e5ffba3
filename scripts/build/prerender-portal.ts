import { rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { portalServer } from '../../src/content/portal-server';
import { dashboardPath, portalMissingPath } from '../../src/routes/is-portal-path';
import { pathTo } from '../../src/routes/paths';
import { homeOf, matchPortalPath } from '../../src/routes/portal-paths';
import { portalRouteIds, portalRoutes, roles } from '../../src/routes/portal-table';
import { portalFolder, type PortalFiles } from './bundle';
import { integrityIn, type Integrity } from './integrity';
import { writeWhole } from '../write-whole';
import { htmlDocument } from './html-document';

/** The exports of the server bundle (`src/app/portal/prerender-portal.tsx`). */
interface ServerBundle {
  renderPortalPage: (path: string) => Promise<string>;
}

interface PrerenderPortalOptions {
  dist: string;
  /** The server bundle's entry file. */
  serverEntry: string;
  files: PortalFiles;
}

const client = 'src/app/portal/client.tsx';
const portal = 'src/app/portal/portal.tsx';
const furtherScreens = 'src/app/portal/further-screens.ts';
const forms = 'src/dashboard/screens/authentication';
const standaloneSources: Readonly<Record<string, string>> = {
  [portalRoutes.login.path]: portalServer ? `${forms}/account-login.tsx` : `${forms}/login.tsx`,
  [portalRoutes.register.path]: portalServer ? `${forms}/invited-register.tsx` : `${forms}/register.tsx`,
  [portalRoutes.recovery.path]: 'src/dashboard/screens/recovery/recovery.tsx',
};

/** The modules that a page loads, in import order. */
function chainOf(path: string): string[] {
  const standalone = standaloneSources[path];
  if (standalone) return [client, standalone];
  const route = matchPortalPath(path);
  const isFurther = route !== null && roles.every((role) => homeOf(role) !== route);
  return isFurther ? [client, portal, furtherScreens] : [client, portal];
}

function documentOf(path: string, html: string, files: PortalFiles, integrity: Integrity): string {
  const needed = chainOf(path).map(files.of);
  const scripts = [...new Set(needed.flatMap((file) => file.scripts))];
  const missing = path === portalMissingPath ? ' data-missing' : '';
  return htmlDocument({
    name: path,
    html,
    attributes: `lang="en" data-prerendered${missing} data-scripts="${scripts.join(' ')}"`,
    font: files.headingFont,
    sheets: [...new Set(needed.flatMap((file) => file.sheets))],
    guard: files.guard,
    script: files.boot,
    integrity,
    head: '<meta name="robots" content="noindex">\n<meta id="react-aria-pressable-style">\n',
    around: [
      `<noscript><p>The portal needs JavaScript. <a href="${pathTo('home')}">Back to the site</a></p></noscript>\n`,
      '<p data-fallback role="alert" hidden>The portal could not be loaded. The connection may have dropped, or the portal was just updated. <a href="">Reload the page</a></p>\n',
    ],
  });
}

/** Writes an HTML file for every screen, so that a reload at any path works, and the portal's 404 page. */
export async function prerenderPortal({ dist, serverEntry, files }: PrerenderPortalOptions): Promise<void> {
  const server = createRequire(import.meta.url)(serverEntry) as ServerBundle;
  const integrity = integrityIn(dist);
  const paths = [...portalRouteIds.map((id) => portalRoutes[id].path), dashboardPath, portalMissingPath];
  for (const path of paths) {
    const html = await server.renderPortalPage(path);
    writeWhole(join(dist, `${path}.html`), documentOf(path, html, files, integrity));
  }
  // The bundled page was only the entry for the bundler.
  await rm(join(dist, portalFolder, 'portal.html'));
}
