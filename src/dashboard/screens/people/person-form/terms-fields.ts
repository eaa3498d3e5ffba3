import { hasTermsHistory, startError, termsFromError, termsOf } from '@/dashboard/commands/people/terms';
import { isSame } from '@/dashboard/model/merge';
import { hourlyLabels } from '@/dashboard/parts/csv-import/hourly-columns';
import type { Person } from '@/dashboard/model/records/records';
import { moneyError, moneyOf, plainMoney } from '@/dashboard/words/money';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import { dayError, readDay } from '@/dashboard/words/read-day';

/** The fields of a person's terms beside those that a person without terms has too. */
export type TermsFieldId = 'hourlyRate' | 'hourlyCost' | 'termsFrom';

export const termsLabels: Readonly<Record<TermsFieldId, string>> = {
  ...hourlyLabels,
  termsFrom: 'Valid from',
};

export type Money = Pick<Person, 'hourlyRate' | 'hourlyCost'>;
export type MoneyTexts = Record<keyof Money, string>;

/** The amounts that a kind of people has: clients have none. */
export const moneyIdsOf = (kind: ListedKind): readonly (keyof Money)[] =>
  kind === 'regular' ? [] : ['hourlyRate', 'hourlyCost'];

/** The part of a person's draft about terms. */
export interface TermsDraft extends MoneyTexts {
  /** Day from which changed terms are valid; empty for today. */
  termsFrom: string;
  /** Whether changed terms replace the present ones, which were entered wrongly. */
  correctsTerms: boolean;
}

const textOf = (minor: number | null, currency: string) =>
  minor === null ? '' : plainMoney(minor, currency);

export const moneyTexts = ({ hourlyRate, hourlyCost }: Money, currency: string): MoneyTexts => ({
  hourlyRate: textOf(hourlyRate, currency),
  hourlyCost: textOf(hourlyCost, currency),
});

/** The amounts of texts without errors. */
export const readMoney = ({ hourlyRate, hourlyCost }: MoneyTexts, currency: string): Money => ({
  hourlyRate: moneyOf(hourlyRate, currency),
  hourlyCost: moneyOf(hourlyCost, currency),
});

/** Whether new terms differ from those of a saved person who has a past. */
export const changesTerms = (saved: Person, next: Person, today: string): boolean =>
  hasTermsHistory(saved, today) && !isSame(termsOf(saved), termsOf(next));

export interface TermsCheck {
  kind: ListedKind;
  currency: string;
  /** ISO date. */
  today: string;
  /** The saved person, or null for a new one. */
  saved: Person | null;
  /** The person that the draft describes. */
  next: Person;
}

/** Checks rate, cost and the day from which changed terms are valid. */
export function checkTerms(
  draft: TermsDraft,
  { kind, currency, today, saved, next }: TermsCheck,
): Readonly<Partial<Record<TermsFieldId | 'joinedOn', string>>> {
  if (kind === 'regular') return {};
  const from = draft.termsFrom || today;
  const asksFrom = saved !== null && changesTerms(saved, next, today) && !draft.correctsTerms;
  const errors = {
    joinedOn: saved && startError(saved, next.joinedOn),
    hourlyRate: moneyError(draft.hourlyRate, currency),
    hourlyCost: moneyError(draft.hourlyCost, currency),
    termsFrom: asksFrom
      ? (dayError(from, 'day') ??
        termsFromError({ ...saved, joinedOn: next.joinedOn, endsOn: next.endsOn }, readDay(from)!, today))
      : null,
  };
  return Object.fromEntries(
    Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null),
  );
}
