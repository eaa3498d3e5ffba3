import { clamp, TAU } from '@/lib/field/maths';
import { chance } from '../shared/chance';

const places =
  'Alder Barn Creek Dyke East Fen Gate Heron Ings Kiln Lode Marsh North Orchard Pump Quay Reed Sluice Tern Weir'.split(
    ' ',
  );
const forms = ['roof', 'field'] as const;

export interface Site {
  id: string;
  name: string;
  /** Largest load and largest solar power, in kW. */
  load: number;
  solar: number;
  /** The delay of its link, in minutes. */
  late: number;
}

/** The forty sites of the cooperative: on roofs and in fields, with batteries beside them. */
export const sites: readonly Site[] = forms.flatMap((form) =>
  places.map((place): Site => {
    const random = chance(place, form);
    const weak = random() < 0.12;
    return {
      id: `${place}-${form}`.toLowerCase(),
      name: `${place} ${form}`,
      load: 70 + random() * 110,
      solar: (form === 'field' ? 130 : 60) * (0.7 + random() * 0.6),
      late: weak ? 3 + Math.floor(random() * 4) : 0,
    };
  }),
);

export const hourOf = (time: Date) => time.getHours() + time.getMinutes() / 60 + time.getSeconds() / 3600;
const bump = (hour: number, at: number, width: number) => Math.exp(-(((hour - at) / width) ** 2));

/** Returns a slow and a fast oscillation, the same for the same moment. */
function swing(site: Site, time: Date): number {
  const minutes = time.getTime() / 60_000;
  const phase = site.load;
  return (
    // The error of the forecast, the same for all sites.
    0.06 * Math.sin((TAU * minutes) / 317) +
    0.04 * Math.sin((TAU * minutes) / 47 + phase) +
    0.03 * Math.sin((TAU * minutes) / 11 + phase * 3) +
    0.012 * Math.sin((TAU * minutes) / 0.7 + phase * 7)
  );
}

/** Returns the forecast for a site at a moment, in kW. */
function expected({ load, solar }: Site, time: Date) {
  const hour = hourOf(time);
  const day = 0.38 + 0.3 * bump(hour, 8.2, 2.2) + 0.46 * bump(hour, 18.6, 2.8) + 0.2 * bump(hour, 13, 3.5);
  const sun = clamp(Math.sin((Math.PI * (hour - 6)) / 13)) ** 1.3;
  return { load: load * day, solar: solar * sun };
}

/** A reading of a site. Powers in kW. */
export interface Reading {
  taken: Date;
  arrived: Date;
  load: number;
  solar: number;
}

/** Hours of the day in which weak links were down and gave no readings: from 10:36 to 11:03. */
export const gapHours = { from: 10.6, until: 11.05 };

const isGap = (time: Date) => hourOf(time) > gapHours.from && hourOf(time) < gapHours.until;

/** The hour of the day at which one of Fen field's two inverters stopped: 09:40. */
export const inverterHour = 9 + 40 / 60;

/** Returns the share of a site's inverters that work. */
const working = ({ id }: Site, time: Date) => (id === 'fen-field' && hourOf(time) >= inverterHour ? 0.5 : 1);

/** Returns a site's last reading that had arrived at a moment, or null while its link is down. */
export function readingOf(site: Site, arrived: Date): Reading | null {
  if (isGap(arrived) && site.late > 0) return null;
  const taken = new Date(arrived.getTime() - site.late * 60_000);
  const { load, solar } = expected(site, taken);
  const factor = 1 + swing(site, taken);
  const cloud = 1 - 0.25 * Math.max(0, Math.sin((TAU * taken.getTime()) / 3_900_000 + site.solar));
  return {
    taken,
    arrived,
    load: load * factor,
    solar: solar * factor * cloud * working(site, taken),
  };
}

export interface Total {
  /** In MW. */
  load: number;
  /** Share of the load, 0 to 1. */
  solar: number;
  /** Number of sites without a reading. */
  missing: number;
}

/** Returns the sum of the given sites' readings that had arrived at a moment. */
export function totalOf(chosen: readonly Site[], time: Date): Total {
  const readings = chosen.map((site) => readingOf(site, time));
  const known = readings.filter((reading) => reading !== null);
  const sum = (key: 'load' | 'solar') => known.reduce((all, reading) => all + reading[key], 0);
  const load = sum('load');
  return {
    load: load / 1000,
    solar: load ? Math.min(1, sum('solar') / load) : 0,
    missing: readings.length - known.length,
  };
}

/** Returns the load forecast for the given sites, in MW. */
export const forecastOf = (chosen: readonly Site[], time: Date): number =>
  chosen.reduce((sum, site) => sum + expected(site, time).load, 0) / 1000;

/** Returns the moments of a day, at intervals in minutes. */
export function momentsOf(day: Date, minutes: number): Date[] {
  return Array.from(
    { length: (24 * 60) / minutes + 1 },
    (_, index) => new Date(day.getFullYear(), day.getMonth(), day.getDate(), 0, index * minutes),
  );
}
