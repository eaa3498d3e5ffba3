/**
 * Asks the registry for known vulnerabilities of the production packages, from severity "moderate" on. Fails for the
 * packages of the site. Those of the portal's server are Parse Server's own and optional: they are only listed, as a
 * fault there must not stop who does not run it. Passes with a message if there is no network or the registry does
 * not support audits. `--help` prints the usage.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

interface Report {
  vulnerabilities?: Readonly<Record<string, { severity: string; range: string }>>;
}

const grave = ['moderate', 'high', 'critical'];
const root = join(import.meta.dirname, '..');

/** Prints the vulnerable packages of a folder with a lock file. @returns how many there are */
function audit(name: string, folder: string): number {
  const { stdout } = spawnSync(
    'npm',
    ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000'],
    { cwd: folder, encoding: 'utf8' },
  );
  let vulnerabilities: Report['vulnerabilities'];
  try {
    ({ vulnerabilities } = JSON.parse(stdout) as Report);
  } catch {
    // No answer, as below.
  }
  if (!vulnerabilities) {
    console.log(`${name}: the registry could not be reached, or has no data.`);
    return 0;
  }
  const faults = Object.entries(vulnerabilities).filter(([, { severity }]) => grave.includes(severity));
  for (const [fault, { severity, range }] of faults) console.error(`${name}: ${fault} ${range}: ${severity}`);
  if (faults.length === 0) console.log(`${name}: no known vulnerability of moderate severity or higher.`);
  return faults.length;
}

if (process.argv.includes('--help')) {
  console.log(
    'tsx scripts/audit.ts: known vulnerabilities of the packages of the site and of the portal’s server',
  );
} else {
  const faults = audit('site', root);
  audit('portal server', join(root, 'portal-server'));
  process.exitCode = faults > 0 ? 1 : 0;
}
