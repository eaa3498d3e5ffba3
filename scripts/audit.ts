/**
 * Checks the production packages for known vulnerabilities in the registry, and fails from severity
 * "moderate" on. Passes with a message if there is no network or the registry does not support audits.
 * `--help` prints the usage.
 */
import { spawnSync } from 'node:child_process';

interface Report {
  vulnerabilities?: Readonly<Record<string, { severity: string; range: string }>>;
}

const grave = ['moderate', 'high', 'critical'];

function report(): Report {
  const { stdout } = spawnSync(
    'npm',
    ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=10000'],
    {
      encoding: 'utf8',
    },
  );
  try {
    return JSON.parse(stdout) as Report;
  } catch {
    return {};
  }
}

if (process.argv.includes('--help')) {
  console.log('tsx scripts/audit.ts: known faults of the packages that visitors are sent');
} else {
  const { vulnerabilities } = report();
  const faults = Object.entries(vulnerabilities ?? {}).filter(([, { severity }]) => grave.includes(severity));
  for (const [name, { severity, range }] of faults) console.error(`${name} ${range}: ${severity}`);
  if (!vulnerabilities)
    console.log('The registry was not reached or does not know: nothing was asked of it.');
  else if (faults.length === 0) console.log('No package that visitors are sent is known to be unsafe.');
  process.exitCode = faults.length > 0 ? 1 : 0;
}
