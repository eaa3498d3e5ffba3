import { useCurrency } from '@/dashboard/hooks/use-currency';
import { useState } from 'react';
import { removeTerms, termsHistory, type DatedTerms } from '@/dashboard/commands/people/terms';
import { editRecord } from '@/dashboard/commands/edit-record';
import { addDays } from '@/dashboard/days/days';
import { useRun } from '@/dashboard/hooks/use-run';
import { useToday } from '@/dashboard/hooks/use-today';
import type { Person } from '@/dashboard/model/records/records';
import { dayWithYear } from '@/dashboard/words/day';
import { formatMoney } from '@/dashboard/words/money';
import { decimalHours } from '@/dashboard/words/span';
import { Badge } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { TermsDialog } from './terms-dialog';
import * as s from './terms-history.module.scss';

export interface TermsHistoryProps {
  person: Person;
}

function termsWords({ team, position, weeklyMinutes, hourlyRate, hourlyCost }: DatedTerms, currency: string) {
  return [
    position,
    team,
    `${decimalHours(weeklyMinutes)} a week`,
    hourlyRate !== null && `rate ${formatMoney(hourlyRate, currency)}`,
    hourlyCost !== null && `cost ${formatMoney(hourlyCost, currency)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** All terms of a person, the latest first. All can be corrected, and changes removed, also planned ones. */
export function TermsHistory({ person }: TermsHistoryProps) {
  const run = useRun();
  const today = useToday();
  const currency = useCurrency();
  const [edited, setEdited] = useState<number | null>(null);
  const history = termsHistory(person);
  const remove = (from: string) =>
    run((read) => ({
      label: `Removed the change of ${person.name}’s terms on ${dayWithYear(from)}`,
      changes: [editRecord(read, 'people', person.id, (latest) => removeTerms(latest, from, today))],
    }));
  return (
    <section className={s.root} aria-labelledby="terms-history">
      <h3 id="terms-history" className={s.title}>
        Terms over time
      </h3>
      <ol role="list" className={s.list} reversed>
        {history
          .map((terms, index) => {
            const next = history[index + 1];
            const first = dayWithYear(terms.from);
            return (
              <li key={terms.from} className={s.item}>
                <div className={s.words}>
                  <p className={s.days}>
                    {next ? `${first} to ${dayWithYear(addDays(next.from, -1))}` : `From ${first}`}
                    {index > 0 && terms.from > today && <Badge>Planned</Badge>}
                  </p>
                  <p>{termsWords(terms, currency)}</p>
                </div>
                <div className={s.actions}>
                  <Button
                    size="compact"
                    variant="outline"
                    aria-label={`Edit the terms from ${first}`}
                    onClick={() => setEdited(index)}
                  >
                    Edit
                  </Button>
                  {index > 0 && (
                    <IconButton
                      icon="trash"
                      label={`Remove the change on ${first}`}
                      size="compact"
                      variant="plain"
                      onClick={() => void remove(terms.from)}
                    />
                  )}
                </div>
              </li>
            );
          })
          .reverse()}
      </ol>
      {edited !== null && edited < history.length && (
        <TermsDialog
          key={edited}
          person={person}
          index={edited}
          currency={currency}
          onClose={() => setEdited(null)}
        />
      )}
    </section>
  );
}
