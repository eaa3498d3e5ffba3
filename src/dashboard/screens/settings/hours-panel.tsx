import { useEdit } from '@/dashboard/hooks/use-edit';
import { put } from '@/dashboard/model/change';
import type { AgencySettings, WorkingHours } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { Panel } from '@/dashboard/parts/panel/panel';
import { weekdayNames } from '@/dashboard/words/day';
import { mapRecord } from '@/lib/map-record';
import { byWeekday, checkHours, hoursOf, week, type HoursByWeekday } from './settings-fields';
import { WeekFields } from './week-fields';

const hoursWords = ({ opens, closes }: WorkingHours) =>
  opens === null && closes === null ? 'Closed' : `${opens ?? ''} to ${closes ?? ''}`;

/** The agency's working hours for each day of the week. */
export function HoursPanel({ settings }: { settings: AgencySettings }) {
  const edit = useEdit<'settings', HoursByWeekday>({
    form: 'settings:hours',
    fields: week,
    collection: 'settings',
    id: settings.id,
    draftOf: (record) => byWeekday(hoursOf(record ?? settings)),
    check: checkHours,
    save: (draft, record) => ({
      label: 'Changed the working hours',
      changes: [put('settings', { ...record!, hours: Object.values(draft) })],
    }),
  });
  return (
    <Panel title="Working hours">
      <EditForm
        edit={edit}
        aria-label="Working hours"
        submit="Save hours"
        subject="The working hours"
        compare={mapRecord(edit.draft, ({ weekday }) => ({
          label: weekdayNames[weekday - 1]!,
          text: (version: HoursByWeekday) => hoursWords(version[weekday]!),
        }))}
      >
        <WeekFields week={edit.draft} errors={edit.errors} set={edit.set} />
      </EditForm>
    </Panel>
  );
}
