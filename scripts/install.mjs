/**
 * Installs missing dependencies before any command that needs them. Installs the packages of
 * `package-lock.json` if `node_modules` is absent or outdated, with `--chromium` a Chromium for the tests, with
 * `--engines` Firefox and WebKitGTK, and with `--portal-server` the packages of the portal's server. Plain JavaScript, because tsx is not installed yet.
 */
import { spawn } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Runs a command. @returns whether it succeeded */
const run = (command, args, options) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options });
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
const changed = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

function stop(message) {
  console.error(message);
  // Not 1, which means changed stories in `npm run review`.
  process.exit(2);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  stop(`Node ${process.versions.node} is too old: install Node 20.19 or newer, then run this again.`);
if (process.platform === 'win32')
  stop('The commands need Linux or macOS. On Windows, clone the project into WSL, then run this there.');

const has = (option) => process.argv.includes(`--${option}`);

/** Installs the packages of a folder's `package-lock.json`. @returns the message of a failure */
async function installPackages(folder, name) {
  if (changed(`${folder}/node_modules/.package-lock.json`) >= changed(`${folder}/package-lock.json`)) return;
  console.log(`Installing ${name} …`);
  // Not `npm ci`, which rejects a lock file without the binaries of platforms that its registry lacks.
  // Build tools too where `NODE_ENV` is `production`, as images of some hosts set it.
  const options = ['--no-save', '--no-audit', '--no-fund', '--include=dev'];
  if (!(await run('npm', ['install', ...options], { cwd: folder })))
    return 'The packages could not be installed: see npm’s message above.';
}

async function installAllPackages() {
  const failure = await installPackages('.', 'packages');
  if (failure || !has('portal-server')) return failure;
  return installPackages('portal-server', 'the portal’s server');
}

const isRoot = process.getuid?.() === 0;

function apt(...args) {
  const [command, ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args];
  return run(command, rest);
}

const install = (...names) => apt('install', '-y', '-qq', '--no-install-recommends', '--no-remove', ...names);

const headless = '/usr/bin/chromium-headless-shell';
const browsers = [
  process.env.CHROME_PATH,
  headless,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** @returns the message of a failure */
async function installChromium() {
  const hasBrowser = browsers.some((path) => path && existsSync(path));
  // The full Chromium takes twice the processor time for a page. So a container gets the headless one as well.
  const wantsHeadless =
    isRoot && !process.env.CHROME_PATH && !existsSync(headless) && existsSync('/etc/debian_version');
  if (hasBrowser && !wantsHeadless) return;
  console.log('Installing Chromium …');
  const isInstalled =
    (await apt('update', '-qq')) &&
    ((await install('chromium-headless-shell')) || (!hasBrowser && (await install('chromium'))));
  if (!isInstalled && !hasBrowser)
    return 'The tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROME_PATH to one, then run this again.';
}

const engines = ['/usr/bin/firefox-esr', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];

/** @returns the message of a failure */
async function installEngines() {
  if (engines.every((path) => existsSync(path))) return;
  console.log('Installing Firefox and WebKitGTK …');
  const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];
  if (!((await apt('update', '-qq')) && (await install(...packages))))
    return `The tests need Firefox ESR, WebKitGTK’s driver and Xvfb. Install them (Debian: apt-get install ${packages.join(' ')}), then run this again.`;
}

/** One after the other, because apt-get locks its files. @returns the messages of failures */
async function installPrograms() {
  return [has('chromium') && (await installChromium()), has('engines') && (await installEngines())];
}

// At the same time: both wait for the network most of the time.
const failures = (await Promise.all([installAllPackages(), installPrograms()])).flat();
const messages = failures.filter(Boolean);
if (messages.length > 0) stop(messages.join('\n'));
