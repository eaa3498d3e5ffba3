/**
 * Installs what is missing, before any command that needs it: the packages of `package-lock.json` where `node_modules`
 * is absent or older, and with `--chromium` a Chromium for the tests. Plain JavaScript, as nothing is installed yet.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
const changed = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

function stop(message) {
  console.error(message);
  // Not 1: from `npm run review` that means a difference.
  process.exit(2);
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`Node ${process.versions.node} is too old: install Node 20 or newer, then run this again.`);
}

if (changed('node_modules/.package-lock.json') < changed('package-lock.json')) {
  console.log('Installing packages …');
  // Not `npm ci`: it refuses a lock file that lacks the binaries of platforms its registry does not carry.
  if (!run('npm', ['install', '--no-save', '--no-audit', '--no-fund']))
    stop('The packages could not be installed: see npm’s message above.');
}

const browsers = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

if (process.argv.includes('--chromium') && !browsers.some((path) => path && existsSync(path))) {
  console.log('Installing Chromium …');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, rest);
  };
  const install = (name) => apt('install', '-y', '-qq', '--no-install-recommends', name);
  // Debian's Chromium without a window, and where there is none the whole of it.
  if (!(apt('update', '-qq') && (install('chromium-headless-shell') || install('chromium')))) {
    stop(
      'The tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROME_PATH to one, then run this again.',
    );
  }
}
