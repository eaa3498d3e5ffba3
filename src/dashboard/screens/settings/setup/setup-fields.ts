import { addMonths } from '@/dashboard/days/days';
import {
  id,
  list,
  object,
  oneOf,
  optional,
  text,
  weekday,
  type Field,
  type TypeOf,
} from '@/dashboard/model/fields/fields';
import type { AgencySettings } from '@/dashboard/model/records/records';
import type { HolidayPlace } from '@/dashboard/parts/public-holidays/place-fields';
import { byWeekday, hoursOf, week, type HoursByWeekday } from '@/dashboard/screens/settings/settings-fields';
import { newId } from '@/lib/new-id';

const newPerson = object({
  id: id(),
  kind: oneOf(['employee', 'intern']),
  name: text,
  email: text,
  team: text,
  position: text,
  /** Hours a week. */
  hours: text,
  /** The first day of work, from which time is planned. Drafts of earlier builds have none: then it is today. */
  joinedOn: optional(text),
  /** Amounts in the currency of the draft. Empty and missing ones are none. */
  hourlyRate: optional(text),
  hourlyCost: optional(text),
});

/** A person of the set-up, as texts. */
export interface NewPerson extends TypeOf<typeof newPerson> {}

const texts = object({
  name: text,
  email: text,
  phone: text,
  address: text,
  timeZone: text,
  currency: text,
  adminName: text,
  adminEmail: text,
  client: text,
  project: text,
  dueOn: text,
  budgetHours: text,
});

export type SetupTexts = TypeOf<typeof texts>;

/** All input of the set-up. */
export interface SetupDraft extends SetupTexts {
  week: HoursByWeekday;
  /** ISO weekdays. Drafts of earlier builds have none: then it is Monday to Friday. */
  workdays?: readonly number[];
  people: readonly NewPerson[];
  /** The country and region of the public holidays. Drafts of earlier builds have none. */
  holidays?: HolidayPlace;
}

export const setupFields: Field<SetupDraft> = object({
  ...texts.fields,
  week,
  workdays: optional(list(weekday)),
  people: list(newPerson),
  holidays: optional(object({ country: text, region: text })),
});

/** The steps in order. Each is a part of the draft with its own check. */
export const steps = ['Agency', 'Working week', 'People', 'First project', 'Check and start'] as const;

/** The draft before anybody has entered anything. @param today - ISO date */
export function emptySetup(settings: AgencySettings, today: string): SetupDraft {
  const { name, email, phone, address, timeZone, currency } = settings;
  return {
    name,
    email,
    phone,
    address,
    timeZone,
    currency,
    adminName: '',
    adminEmail: '',
    week: byWeekday(hoursOf(settings)),
    workdays: [1, 2, 3, 4, 5],
    people: [],
    client: '',
    project: '',
    dueOn: `${addMonths(today.slice(0, 7), 3)}-01`,
    budgetHours: '',
  };
}

/** @param today - ISO date */
export const emptyPerson = (kind: NewPerson['kind'], today: string): NewPerson => ({
  id: newId(),
  kind,
  name: '',
  email: '',
  team: '',
  position: '',
  hours: kind === 'intern' ? '30' : '40',
  joinedOn: today,
});
