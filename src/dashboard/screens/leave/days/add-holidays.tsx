import { useMemo, useState } from 'react';
import { brand } from '@/content/brand';
import { addHolidays } from '@/dashboard/commands/leave/leave-commands';
import { useRun } from '@/dashboard/hooks/use-run';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { ActDialog } from '@/dashboard/parts/form/dialog/act-dialog';
import { counted } from '@/dashboard/words/count';
import { shortDay } from '@/dashboard/words/day';
import { PlaceFields } from '@/dashboard/parts/public-holidays/place-fields';
import { firstYear, holidaysIn, lastYear, places, sourceOf } from '@/dashboard/parts/public-holidays/places';
import * as s from './days.module.scss';

export interface AddHolidaysProps {
  year: number;
  onClose: () => void;
}

const years = Array.from({ length: lastYear - firstYear + 1 }, (_, index) => String(firstYear + index));

/** Adds the public holidays of a country and region in a year, after a preview. */
export function AddHolidays({ year: first, onClose }: AddHolidaysProps) {
  const holidays = useRecords('holidays');
  const run = useRun();
  const [source] = useState(() => holidays.find(({ source: from }) => from)?.source ?? '');
  const [place, setPlace] = useState(() => ({
    country:
      places.find(
        ({ id, name }) => id === source.split('-')[0] || (!source && name === brand.address.country),
      )?.id ?? '',
    region: source.split('-').slice(1).join('-'),
  }));
  const { country } = place;
  const [year, setYear] = useState(() => (years.includes(String(first)) ? String(first) : years[0]!));
  const known = useMemo(() => new Set(holidays.map(({ day }) => day)), [holidays]);
  const days = holidaysIn(place, Number(year));
  const fresh = days.filter(({ day }) => !known.has(day));
  const add = async () => {
    if (fresh.length === 0)
      return country ? 'All of these days are in the list already.' : 'Choose a country first.';
    const outcome = await run((read) => addHolidays({ days: fresh, source: sourceOf(place) }, read), {
      toast: 'success',
    });
    return outcome.done ? null : outcome.message;
  };
  return (
    <ActDialog
      title="Add public holidays"
      size="large"
      about={`${sourceOf(place)} ${year}`}
      answer={fresh.length > 0 ? `Add ${counted(fresh.length, 'day')}` : 'Add'}
      act={add}
      onClose={onClose}
    >
      <div className={s.fields}>
        <PlaceFields place={place} placeholder="Choose a country" onPlace={setPlace} />
        <ChoiceField
          label="Year"
          choices={years.map((of) => ({ value: of, label: of }))}
          value={year}
          onChange={({ target }) => setYear(target.value)}
        />
      </div>
      <p role="status" className={s.hint}>
        {country === ''
          ? 'Choose a country to see its public holidays.'
          : `${counted(days.length, 'day')}, ${days.length - fresh.length} in the list already.`}
      </p>
      <ul role="list" className={s.list}>
        {days.map(({ day, name }) => (
          <li key={day} className={s.preview} data-known={known.has(day) || undefined}>
            <span className={s.date}>{shortDay(day)}</span>
            <span className={s.name}>
              {name}
              {known.has(day) && ' (in the list)'}
            </span>
          </li>
        ))}
      </ul>
      <p className={s.hint}>
        Check the days: laws change. Data from date-holidays, CC BY-SA 3.0, computed for {firstYear} to{' '}
        {lastYear}.
      </p>
    </ActDialog>
  );
}
