import { remembered } from '../shared/dom';
import { gapHours, hourOf, inverterHour, type Site } from './readings';

export interface Alert {
  id: string;
  what: string;
  since: string;
  /** The hour of the day of the alert. */
  from: number;
}

/** Returns today's alerts until now: one per cause, for any number of readings. */
export function alertsOf(sites: readonly Site[], now: Date): Alert[] {
  const late = sites.filter((site) => site.late > 0);
  const alerts: Alert[] = [
    {
      id: 'late',
      from: 0,
      what: `Readings of ${late.length} sites arrive late`,
      since: `Since yesterday evening: ${late.map(({ name }) => name).join(', ')}. Notified: Rafael Brandt.`,
    },
    {
      id: 'gap',
      from: gapHours.until,
      what: 'No readings from 10:36 to 11:03',
      since: 'The same sites: their link was down. The curve has a gap, and the totals leave them out.',
    },
    {
      id: 'inverter',
      from: inverterHour,
      what: 'Fen field gives half of what the sun allows',
      since: 'Since 09:40, when one of two inverters stopped. Notified: the engineer on shift.',
    },
  ];
  return alerts.filter(({ from }) => hourOf(now) >= from);
}

/** The closing note of each closed alert, by its id. */
export type Written = Readonly<Record<string, string>>;

const isWritten = (value: unknown): value is Written =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((line) => typeof line === 'string');

export const written = remembered<Written>('grid-monitor', isWritten, {});
