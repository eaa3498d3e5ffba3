/**
 * Installs missing dependencies before any command that needs them. Installs the packages of
 * `package-lock.json` if `node_modules` is absent or outdated, with `--chromium` a Chromium for the tests, and
 * with `--engines` Firefox and WebKitGTK. Plain JavaScript, because tsx is not installed yet.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const run = (command, args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;
const changed = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

function stop(message) {
  console.error(message);
  // Not 1, which means changed stories in `npm run review`.
  process.exit(2);
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  stop(`Node ${process.versions.node} is too old: install Node 20 or newer, then run this again.`);
}

if (changed('node_modules/.package-lock.json') < changed('package-lock.json')) {
  console.log('Installing packages …');
  // Not `npm ci`, which rejects a lock file without the binaries of platforms that its registry lacks.
  if (!run('npm', ['install', '--no-save', '--no-audit', '--no-fund']))
    stop('The packages could not be installed: see npm’s message above.');
}

/** Installs Debian packages. @param choices - lists of packages, best first. */
function installFirst(...choices) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, rest);
  };
  const install = (names) => apt('install', '-y', '-qq', '--no-install-recommends', ...names);
  return apt('update', '-qq') && choices.some(install);
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
  // Prefers Debian's headless Chromium over the full package.
  if (!installFirst(['chromium-headless-shell'], ['chromium'])) {
    stop(
      'The tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROME_PATH to one, then run this again.',
    );
  }
}

const engines = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

if (process.argv.includes('--engines') && !engines.every((path) => existsSync(path))) {
  console.log('Installing Firefox and WebKitGTK …');
  const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
  if (!installFirst(packages)) {
    stop(
      `The tests need Firefox ESR, WebKitGTK’s driver and Xvfb. Install them (Debian: apt-get install ${packages.join(' ')}), then run this again.`,
    );
  }
}
