/**
 * `npm run dev`: the site with hot reload. Content is compiled at once and after every change of it; a page is drawn by the
 * browser here and not prerendered. `PORT` changes the port (4173). `--help` prints this.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buildFonts } from './fonts';

const root = join(import.meta.dirname, '..');
const out = join(root, 'generated/dev');

if (process.argv.includes('--help')) {
  console.log('npm run dev: the site with hot reload at http://localhost:4173 (PORT changes it)');
} else {
  await buildFonts();
  const run = (command: string, ...args: string[]) => spawn(command, args, { cwd: root, stdio: 'inherit' });
  const children = [
    run(process.execPath, '--import', 'tsx', 'scripts/content/main.ts', '--watch', '--out', out),
    run(
      join(root, 'node_modules/.bin/parcel'),
      'serve',
      'src/index.html',
      '--port',
      process.env.PORT ?? '4173',
      '--no-autoinstall',
      '--dist-dir',
      out,
    ),
  ];
  // They live and die together.
  const stop = () => children.forEach((child) => child.kill());
  for (const child of children) child.on('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}
