/**
 * Checks the production packages of the site and of the portal's server for known vulnerabilities in the registry,
 * and fails from severity "moderate" on. Passes with a message if there is no network or the registry does not
 * support audits. `--help` prints the usage.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

interface Report {
  vulnerabilities?: Readonly<Record<string, { severity: string; range: string }>>;
}

const grave = ['moderate', 'high', 'critical'];

const root = join(import.meta.dirname, '..');

/** Folders with a lock file of their own. */
const folders = [root, join(root, 'portal-server')];

function report(folder: string): Report {
  const { stdout } = spawnSync(
    'npm',
    ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000'],
    { cwd: folder, encoding: 'utf8' },
  );
  try {
    return JSON.parse(stdout) as Report;
  } catch {
    return {};
  }
}

if (process.argv.includes('--help')) {
  console.log('tsx scripts/audit.ts: known faults of the packages of the site and of the portal’s server');
} else {
  const reports = folders.map(report);
  const faults = reports
    .flatMap(({ vulnerabilities }) => Object.entries(vulnerabilities ?? {}))
    .filter(([, { severity }]) => grave.includes(severity));
  for (const [name, { severity, range }] of faults) console.error(`${name} ${range}: ${severity}`);
  if (reports.some(({ vulnerabilities }) => !vulnerabilities))
    console.log('The registry was not reached or does not know: nothing was asked of it.');
  else if (faults.length === 0)
    console.log('No package of the site or of the portal’s server is known to be unsafe.');
  process.exitCode = faults.length > 0 ? 1 : 0;
}
