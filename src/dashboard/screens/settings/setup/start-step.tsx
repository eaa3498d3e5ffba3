import { useSyncExternalStore } from 'react';
import { spelledZone } from '@/dashboard/days/time-zone';
import { workdaysOf } from '@/dashboard/figures/time-off';
import { useSending } from '@/dashboard/hooks/use-sending';
import { useOrigin, useWorkspace } from '@/dashboard/hooks/use-workspace';
import { collectionNames, type Holiday } from '@/dashboard/model/records/records';
import { hoursOf } from '@/dashboard/screens/settings/settings-fields';
import { workdayNames } from '@/dashboard/screens/settings/workdays-field';
import { useBackup } from '@/dashboard/hooks/use-backup';
import { counted, listed } from '@/dashboard/words/count';
import { dayWithYear, weekdayNames } from '@/dashboard/words/day';
import { holidayPlace } from '@/dashboard/words/holiday-place';
import { Button } from '@/design-system/button/button';
import { useVisit } from '@/design-system/link/use-visit';
import { portalPath } from '@/routes/portal-paths';
import { showToast } from '@/state/show-toast';
import { newId } from '@/lib/new-id';
import { setupRecords } from './setup-records';
import type { Setup } from './use-setup';
import type { SetupDraft } from './setup-fields';
import * as s from './setup.module.scss';

/** The days when the agency is open. */
function openDays(draft: SetupDraft): string {
  const open = hoursOf({ hours: Object.values(draft.week) }).filter(({ opens }) => opens !== null);
  return listed(open.map(({ weekday }) => weekdayNames[weekday - 1]!)) || 'No open day';
}

const listOf = (people: SetupDraft['people']) => listed(people.map(({ name }) => name.trim()));

/** The public holidays of a place in this year and the next. @throws Error if the list cannot be loaded */
async function holidaysOf(place: SetupDraft['holidays'], today: string): Promise<Holiday[]> {
  if (!place?.country) return [];
  const { holidaysIn, sourceOf } = await import('@/dashboard/parts/public-holidays/places').catch(() => {
    throw new Error('The public holidays could not be loaded. Check the connection and try again.');
  });
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap((of) => holidaysIn(place, of))
    .map((day) => ({ ...day, id: newId(), revision: 0, source: sourceOf(place) }));
}

/** The records that the set-up creates and replaces, and the button that starts it. */
export function StartStep({ setup }: { setup: Setup }) {
  const { draft, today, showWrongStep, discard, back } = setup;
  const { reset, all } = useWorkspace();
  const { base } = useOrigin();
  const visit = useVisit();
  const download = useBackup();
  const changed = useChangedCount();
  const { busy, problem, send } = useSending();
  const start = async () => {
    if (showWrongStep()) return;
    const records = setupRecords(draft, today, await holidaysOf(draft.holidays, today));
    await reset('own', () => records);
    discard();
    visit(portalPath('admin-home'));
    showToast({ text: `Set up ${records.settings![0]!.name}`, tone: 'ok' });
  };
  const staff = {
    employees: draft.people.filter(({ kind }) => kind === 'employee'),
    interns: draft.people.filter(({ kind }) => kind === 'intern'),
  };
  const facts = [
    ['Agency', `${draft.name.trim()}, ${draft.email.trim()}`],
    // They are on every invoice.
    [
      'Phone and address',
      [draft.phone, draft.address]
        .map((text) => text.trim())
        .filter(Boolean)
        .join(', ') || 'None',
    ],
    [
      'Time zone and currency',
      `${spelledZone(draft.timeZone.trim())}, ${draft.currency.trim().toUpperCase()}`,
    ],
    ['Admin', `${draft.adminName.trim() || 'No name'}, ${draft.adminEmail.trim() || 'no email'}`],
    ['Open days', openDays(draft)],
    ['Working days', workdayNames(workdaysOf(draft))],
    [
      'Public holidays',
      draft.holidays?.country ? `${holidayPlace(draft.holidays)}, this year and the next` : 'None',
    ],
    ['Employees', listOf(staff.employees) || 'None'],
    ['Interns', listOf(staff.interns) || 'None'],
    ['Client', draft.client.trim() || 'None'],
    ['Project', draft.project.trim() ? `${draft.project.trim()}, due ${dayWithYear(draft.dueOn)}` : 'None'],
  ] as const;
  const total = collectionNames.reduce((sum, name) => sum + all(name).length, 0);
  return (
    <div className={s.form}>
      <dl className={s.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={s.fact}>
            <dt className={s.name}>{name}</dt>
            <dd className={s.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={s.note}>
        Start removes {base === 'sample' ? 'the sample agency' : 'your current agency'},{' '}
        {counted(total, 'record')} in this browser, deletes all drafts, and empties the log. This can’t be
        undone.
        {changed > 0 &&
          ` You added or changed ${counted(changed, 'record')}: download a backup first if you may need ${
            changed === 1 ? 'it' : 'them'
          } again.`}
        {changed > 0 &&
          base === 'sample' &&
          ` To keep ${changed === 1 ? 'it' : 'them'}, remove the sample agency in Settings instead.`}
      </p>
      <p role="alert" className={s.failure}>
        {problem}
      </p>
      <div className={s.actions}>
        <Button size="compact" disabled={busy} onClick={() => void send(start)}>
          Start
        </Button>
        {changed > 0 && (
          <Button size="compact" variant="outline" onClick={() => void download()}>
            Download backup
          </Button>
        )}
        <Button size="compact" variant="outline" disabled={busy} onClick={back}>
          Back
        </Button>
      </div>
    </div>
  );
}

/** The number of records that differ from the base. */
function useChangedCount(): number {
  const { all, subscribe } = useWorkspace();
  const count = () =>
    collectionNames.reduce((sum, name) => sum + all(name).filter(({ revision }) => revision > 0).length, 0);
  return useSyncExternalStore(subscribe, count, count);
}
