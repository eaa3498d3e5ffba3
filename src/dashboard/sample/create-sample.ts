import type { SeedRecords } from '@/dashboard/model/records/records';
import { atOnce } from '@/platform/in-slices';
import { baseInSteps } from './create-base';
import { createRest } from './create-rest';
import { withTexts } from './texts';
import { createTraining } from './training';

/**
 * The records that ship with the portal: one small agency, coherent, the same for the same day.
 * @param today - ISO date around which the sample's dates are.
 * @param at - instant before which its times are, ISO with `Z`. @default that day, 10:00 UTC
 */
export function createSample(today: string, at = `${today}T10:00:00.000Z`): SeedRecords {
  const time = { today, at };
  return withTexts({ ...atOnce(baseInSteps(today, at)), ...createTraining(time), ...createRest(time) });
}
