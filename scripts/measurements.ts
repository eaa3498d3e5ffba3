import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { measurementsSchema, type Measurements } from '../src/content/schema/measurements';

const root = join(import.meta.dirname, '..');
const path = 'src/content/measurements.json';
const file = join(root, path);

const partial = v.partial(measurementsSchema);

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The kept figures. Parts that were never kept are missing. @throws ValiError on a file that was edited by hand */
export function readMeasurements(): Partial<Measurements> {
  if (!existsSync(file)) return {};
  return v.parse(partial, JSON.parse(readFileSync(file, 'utf8')));
}

/**
 * The commit that figures hold for.
 * @throws Error if files differ from it
 */
export function measuredCommit(): string {
  if (git('status', '--porcelain', '--', '.', `:!${path}`) !== '')
    throw new Error('Commit your changes first: saved figures name the commit that was measured.');
  return git('rev-parse', '--short', 'HEAD');
}

/**
 * Keeps the figures of a part, with the day, the commit and the processor cores.
 * @throws ValiError on figures that the schema refuses, such as NaN
 */
export function keepMeasurements<Part extends keyof Measurements>(
  part: Part,
  commit: string,
  figures: Omit<Measurements[Part], 'day' | 'commit' | 'cores'>,
): void {
  const stamp = { day: new Date().toISOString().slice(0, 10), commit, cores: cpus().length };
  const kept = v.parse(partial, { ...readMeasurements(), [part]: { ...stamp, ...figures } });
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  console.log(`Kept in ${path}: commit it, and the next build shows it.`);
}
