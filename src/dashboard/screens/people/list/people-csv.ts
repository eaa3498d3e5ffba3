import { hoursInColumn } from '@/dashboard/words/span';
import { percent } from '@/dashboard/words/count';
import { formatCsv } from '@/dashboard/csv/format-csv';
import type { Person } from '@/dashboard/model/records/records';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import { fieldLabel, fieldsOf, textsOf } from '@/dashboard/screens/people/person-form/person-fields';
import { moneyIdsOf, moneyTexts, termsLabels } from '@/dashboard/screens/people/person-form/terms-fields';
import type { PeopleFigures } from './people-figures';

export interface PeopleCsvOptions {
  kind: ListedKind;
  figures: PeopleFigures;
  /** ISO 4217, of rates and costs. */
  currency: string;
}

/** People as a CSV file: every field under its name, so that the file can be read back, and this week's figures. */
export function peopleCsv(people: readonly Person[], { kind, figures, currency }: PeopleCsvOptions): string {
  const fields = fieldsOf(kind);
  const amounts = moneyIdsOf(kind);
  const counted = kind !== 'regular';
  const head = [...fields.map((id) => fieldLabel(id, kind)), ...amounts.map((id) => termsLabels[id])];
  const rows = people.map((person) => {
    const texts = textsOf(person, figures.mentorName(person));
    const money = moneyTexts(person, currency);
    const cells = [...fields.map((id) => texts[id]), ...amounts.map((id) => money[id])];
    if (!counted) return cells;
    const load = figures.load(person);
    return [...cells, hoursInColumn(figures.weekMinutes(person)), load === null ? '' : percent(load)];
  });
  return formatCsv([counted ? [...head, 'Hours this week', 'Load'] : head, ...rows]);
}
