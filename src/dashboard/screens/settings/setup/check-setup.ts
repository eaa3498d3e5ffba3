import { foldEmail, isEmail } from '@/lib/email-address';
import { isDay } from '@/dashboard/days/moments';
import { createSettings } from '@/dashboard/model/records/first-settings';
import { moneyError } from '@/dashboard/words/money';
import { dayError } from '@/dashboard/words/read-day';
import { unreadableDay } from '@/dashboard/words/unreadable-day';
import {
  checkFacts,
  checkHours,
  currencyError,
  readCurrency,
} from '@/dashboard/screens/settings/settings-fields';
import { noWorkday } from '@/dashboard/screens/settings/workdays-field';
import type { NewPerson, SetupDraft } from './setup-fields';

/** Error messages by the name of the field: `name`, `3` for Wednesday, `people.{id}.email`. */
export type SetupErrors = Readonly<Partial<Record<string, string>>>;

/** The field of a person, as errors name it. */
export const personField = (id: string, field: keyof NewPerson): string => `people.${id}.${field}`;

/** Reads a number of hours, with a point or a comma. NaN for any other text. */
export const readHours = (text: string): number =>
  /^\d{1,5}([.,]\d{1,2})?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN;

const found = (errors: Readonly<Record<string, string | false | null | undefined>>): SetupErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error)) as SetupErrors;

function checkAgency(draft: SetupDraft): SetupErrors {
  const { adminName, adminEmail, currency } = draft;
  return {
    ...checkFacts(draft),
    ...found({
      currency: !readCurrency(currency) && currencyError,
      adminName: adminName.trim() === '' && 'Enter your name.',
      adminEmail: !isEmail(adminEmail) && 'Enter a full email address such as name@agency.example.',
    }),
  };
}

const checkDays = ({ week, workdays }: SetupDraft): SetupErrors =>
  found({ ...checkHours(week), workdays: workdays?.length === 0 && noWorkday });

/** The currency of a draft. While the first step has none, that of new settings. */
export const currencyOf = ({ currency }: SetupDraft): string =>
  readCurrency(currency) ?? createSettings().currency;

/**
 * The errors of a person's fields.
 * @param owners - the names of other people, by `foldEmail` of their address
 * @param currency - ISO 4217, of the hourly rate and cost
 */
export function personErrors(
  { name, email, team, position, hours, kind, joinedOn, hourlyRate, hourlyCost }: NewPerson,
  owners: ReadonlyMap<string, string>,
  currency: string,
): Readonly<Partial<Record<keyof NewPerson, string | false | null>>> {
  const owner = owners.get(foldEmail(email));
  return {
    name: name.trim() === '' && 'Enter a name, or remove this person.',
    email: !isEmail(email)
      ? 'Enter a full email address such as name@agency.example.'
      : owner !== undefined && `${owner} already has this email address. Use another one.`,
    team: team.trim() === '' && 'Enter a team.',
    position: position.trim() === '' && `Enter a ${kind === 'intern' ? 'programme' : 'position'}.`,
    hours: !(readHours(hours) <= 80) && 'Enter hours a week from 0 to 80, such as 37.5.',
    joinedOn:
      joinedOn !== undefined && (joinedOn === '' ? 'Enter a start date.' : dayError(joinedOn, 'start date')),
    hourlyRate: moneyError(hourlyRate ?? '', currency),
    hourlyCost: moneyError(hourlyCost ?? '', currency),
  };
}

function checkPeople(draft: SetupDraft): SetupErrors {
  const { people, adminEmail, adminName } = draft;
  const owners = new Map([[foldEmail(adminEmail), adminName.trim() || 'The admin']]);
  const errors: Record<string, string | false | null> = {};
  for (const person of people) {
    for (const [field, error] of Object.entries(personErrors(person, owners, currencyOf(draft))))
      errors[personField(person.id, field as keyof NewPerson)] = error;
    const { name, email } = person;
    if (isEmail(email)) owners.set(foldEmail(email), name.trim() || 'Another person');
  }
  return found(errors);
}

function checkProject({ client, project, dueOn, budgetHours }: SetupDraft, today: string): SetupErrors {
  const hours = budgetHours.trim() === '' ? 0 : readHours(budgetHours);
  if (project.trim() === '')
    return found({ project: client.trim() !== '' && hours > 0 && 'Enter the project’s name.' });
  return found({
    dueOn:
      dueOn === unreadableDay || !isDay(dueOn)
        ? 'Enter the due date with its day, month and year.'
        : dueOn < today && 'The due date is in the past. Enter today or a later day.',
    budgetHours: Number.isNaN(hours) && 'Enter a number of hours such as 120, or leave this empty.',
  });
}

/** The errors of one step, in the order of its fields. @param today - ISO date */
export function checkStep(step: number, draft: SetupDraft, today: string): SetupErrors {
  const checks = [checkAgency, checkDays, checkPeople, checkProject];
  return checks[step]?.(draft, today) ?? {};
}

/** The first step with errors, or null. */
export function firstWrongStep(draft: SetupDraft, today: string): number | null {
  const wrong = [0, 1, 2, 3].find((step) => Object.keys(checkStep(step, draft, today)).length > 0);
  return wrong ?? null;
}
