/** Runs the journeys of a shared portal: starts its server, builds the portal for it, and serves that. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createPortalServer, printedPassword } from '../../portal-server/child';
import { withSharedResults } from '../../scripts/build/shared-results.cjs';
import { withServer } from '../../scripts/server/with-server';
import { emailOf } from './agency';
import { choosePassword } from './portal-server';

const root = join(import.meta.dirname, '../..');
const portal = await createPortalServer();
process.env.PORTAL_SERVER = portal.url;
// Imported now, because the build and the headers are for that server.
const { bundle } = await import('../../scripts/build/bundle');
const { prerenderPortal } = await import('../../scripts/build/prerender-portal');
const { createSiteServer } = await import('../../scripts/serve');

const folder = (name: string) => join(root, 'generated/shared', name);
const { dist, serverEntries, portalFiles } = await withSharedResults(() =>
  bundle({ dist: folder('dist'), serverDist: folder('server'), hasSite: false }),
);
await prerenderPortal({ dist, serverEntry: serverEntries.portal, files: portalFiles! });

process.exitCode = await withServer(createSiteServer(dist), async (url) => {
  process.env.SITE_ORIGIN = new URL(url).origin;
  await portal.start('--admin', emailOf('ada'));
  const own = await choosePassword(portal.url, emailOf('ada'), printedPassword(portal.output()));
  const child = spawn(
    join(root, 'node_modules/.bin/playwright'),
    ['test', '--project', 'shared', '--output', folder('journeys')],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, BASE_URL: url, PORTAL_PASSWORD: own },
    },
  );
  return new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)));
});
await portal.stop();
portal.remove();
