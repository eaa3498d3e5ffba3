import { put, type Change } from '@/dashboard/model/change';
import type { Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import { isSame } from '@/dashboard/model/merge';
import type { DatedRate, Person, Project, WorkKind } from '@/dashboard/model/records/records';
import { currencyDigits, formatMoney, maxMoney, plainMoney } from '@/dashboard/words/money';

/** Returns a function that writes an amount in another currency's minor units. Null if both have the same ones. */
function scaler(from: string, to: string): ((minor: number) => number) | null {
  const shift = currencyDigits(to) - currencyDigits(from);
  if (shift === 0) return null;
  const factor = 10 ** Math.abs(shift);
  return (minor) => {
    const scaled = shift > 0 ? minor * factor : Math.floor((minor + factor / 2) / factor);
    if (scaled <= maxMoney) return scaled;
    throw new DomainError(
      `${formatMoney(minor, from)} is more than the portal can keep in ${to}. Lower that rate or budget first.`,
    );
  };
}

/** Says that amounts are rounded in a currency with fewer decimals. Null for one with as many or more. */
export function roundingNote(from: string, to: string): string | null {
  const digits = currencyDigits(to);
  const scale = scaler(from, to);
  if (!scale || digits > currencyDigits(from)) return null;
  // 95.55 in a currency with two decimals.
  const example = Number('95555'.slice(0, 2 + currencyDigits(from)));
  return `${to} has ${digits === 0 ? 'no' : 'fewer'} decimals, so amounts are rounded: ${plainMoney(example, from)} becomes ${plainMoney(scale(example), to)}.`;
}

const ratesIn = (rates: readonly DatedRate[], scale: (minor: number) => number): DatedRate[] =>
  rates.map(({ from, hourlyRate }) => ({ from, hourlyRate: hourlyRate === null ? null : scale(hourlyRate) }));

/** The kinds of work with their rates in another currency, as `changeCurrency` writes the other rates. */
export function kindsInCurrency(kinds: readonly WorkKind[], from: string, to: string): readonly WorkKind[] {
  const scale = scaler(from, to);
  return scale ? kinds.map((kind) => ({ ...kind, rates: ratesIn(kind.rates, scale) })) : kinds;
}

/**
 * The rates, budgets and estimates in another currency: the same amounts, written in its minor units, half up. 95.50 EUR becomes 96 JPY.
 * Invoices keep their own currency.
 * @throws DomainError if an amount gets too large
 */
export function changeCurrency({ all }: Pick<Read, 'all'>, from: string, to: string): Change[] {
  const scaled = scaler(from, to);
  if (!scaled) return [];
  const scale = (minor: number | null) => (minor === null ? null : scaled(minor));
  const rates = <Record extends { hourlyRate: number | null; hourlyCost: number | null }>(
    record: Record,
  ) => ({
    ...record,
    hourlyRate: scale(record.hourlyRate),
    hourlyCost: scale(record.hourlyCost),
  });
  const personIn = (person: Person): Person => ({
    ...rates(person),
    earlier: person.earlier.map(rates),
    later: person.later.map(rates),
  });
  const projectIn = (project: Project): Project => ({
    ...project,
    rates: ratesIn(project.rates, scaled),
    budgetMoney: scale(project.budgetMoney),
    estimate: project.estimate && {
      ...project.estimate,
      lines: project.estimate.lines.map((line) => ({ ...line, hourlyRate: scaled(line.hourlyRate) })),
    },
  });
  return [
    ...all('people').flatMap((person) => {
      const next = personIn(person);
      return isSame(person, next) ? [] : [put('people', next)];
    }),
    ...all('projects').flatMap((project) => {
      const next = projectIn(project);
      return isSame(project, next) ? [] : [put('projects', next)];
    }),
  ];
}
