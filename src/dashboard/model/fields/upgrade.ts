import { isRecord } from '@/lib/is-record';
import type { Model } from './fields';

export const versionOf = ({ upgrades }: Pick<Model, 'upgrades'>): number => upgrades.length + 1;

/**
 * Upgrades a stored record to the current version, without validation. Returns undefined if a newer version
 * of the portal stored it or an upgrade fails.
 * @param version - version when it was stored; missing in records stored before types had versions
 */
export function upgrade(model: Pick<Model, 'upgrades'>, value: unknown, version: unknown = 1): unknown {
  if (!Number.isInteger(version) || (version as number) < 1 || (version as number) > versionOf(model))
    return undefined;
  const steps = model.upgrades.slice((version as number) - 1);
  if (steps.length === 0 || !isRecord(value)) return value;
  try {
    return steps.reduce((record, step) => step(record), value);
  } catch {
    return undefined;
  }
}
