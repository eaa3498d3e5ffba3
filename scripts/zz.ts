import { spawn } from 'node:child_process';
import { createStaticServer } from './server/static-files';
import { withServer } from './server/with-server';
const [project, ...rest] = process.argv.slice(2);
const { createSiteServer } = await import('./serve');
const server =
  project === 'stories'
    ? createStaticServer('storybook-static', { cacheControl: 'public, max-age=3600, immutable' })
    : createSiteServer();
process.exitCode = await withServer(
  server,
  (url) =>
    new Promise<number>((resolve) => {
      const child = spawn(
        'node_modules/.bin/playwright',
        ['test', '--project', project!, '--output', 'generated/zz', ...rest],
        { stdio: 'inherit', env: { ...process.env, BASE_URL: url } },
      );
      child.on('close', (code) => resolve(code ?? 1));
    }),
);
