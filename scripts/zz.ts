import { spawn } from 'node:child_process';
import { createStaticServer } from './server/static-files';
import { withServer } from './server/with-server';
const site =
  process.argv[2] === 'journeys'
    ? (await import('./serve')).createSiteServer()
    : createStaticServer('storybook-static', { cacheControl: 'public, max-age=3600, immutable' });
await withServer(
  site,
  (url) =>
    new Promise<void>((r) => {
      const c = spawn(
        'node_modules/.bin/playwright',
        ['test', `--project=${process.argv[2]}`, '--output', 'generated/zz', ...process.argv.slice(3)],
        { stdio: 'inherit', env: { ...process.env, BASE_URL: url } },
      );
      c.on('close', () => r());
    }),
);
