/** `npm run chromatic`: publishes the stories to Chromatic. Needs a project token; `npm test` needs none. */
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set. Create a project at chromatic.com, copy its token from Manage → Configure, then run: CHROMATIC_PROJECT_TOKEN=… npm run chromatic',
  );
  process.exit(1);
}
const { status } = spawnSync(
  'chromatic',
  ['--build-script-name', 'build-storybook', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
