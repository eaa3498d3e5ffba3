/**
 * `npm run chromatic`: publishes the stories to Chromatic with `chromatic.config.json`. Needs a project
 * token; `npm test` and `npm run review` do not. Arguments are passed to Chromatic's own command.
 */
import { spawnSync } from 'node:child_process';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    `CHROMATIC_PROJECT_TOKEN is not set, so there is no project to publish to. Create one at chromatic.com, copy its token from
Manage → Configure, then run: CHROMATIC_PROJECT_TOKEN=… npm run chromatic
Without an account, npm run review compares the stories here.`,
  );
  process.exit(1);
}
const { status } = spawnSync('chromatic', process.argv.slice(2), { stdio: 'inherit' });
process.exitCode = status ?? 1;
