import { timesheetStatusNames } from '@/dashboard/commands/time/timesheets';
import { ActDialog } from '@/dashboard/parts/form/dialog/act-dialog';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { FigureTable, type FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import type { PersonRow } from '@/dashboard/model/records/records';
import type { ReportWeek } from '@/dashboard/screens/reports/report-weeks';
import { counted } from '@/dashboard/words/count';
import { decimalHours } from '@/dashboard/words/span';
import { weekName } from '@/dashboard/words/range';
import { Button } from '@/design-system/button/button';
import { portalPath } from '@/routes/portal-paths';
import * as s from './note-panel.module.scss';

interface QuestionProps {
  kind: 'month' | 'year';
  /** Of the period. */
  name: string;
  onClose: () => void;
}

export interface SignOffQuestionProps extends QuestionProps {
  /** The weeks that are not approved. */
  unapproved: readonly ReportWeek[];
  /** The people with planned hours and no time. */
  withoutTime: readonly PersonRow[];
  onSignOff: () => void;
}

const peopleColumns: readonly FigureColumn<PersonRow>[] = [
  { id: 'person', head: 'Person', text: ({ name }) => name },
  {
    id: 'planned',
    head: 'Planned',
    numeric: true,
    text: ({ figures }) => decimalHours(figures.plannedMinutes),
  },
];

const weekColumns: readonly FigureColumn<ReportWeek>[] = [
  { id: 'person', head: 'Person', text: ({ person }) => person.name },
  { id: 'week', head: 'Week', text: ({ monday }) => weekName(monday) },
  { id: 'status', head: 'Status', text: ({ status }) => timesheetStatusNames[status] },
];

/** Names the weeks that are not approved and the people without time before a report is signed off. */
export function SignOffQuestion({
  kind,
  name,
  unapproved,
  withoutTime,
  onSignOff,
  onClose,
}: SignOffQuestionProps) {
  return (
    <Dialog
      title={`Sign off ${name}?`}
      onClose={onClose}
      footer={
        <>
          {unapproved.length > 0 && (
            <Button size="compact" href={portalPath('approvals')}>
              Go to approvals
            </Button>
          )}
          <Button size="compact" variant="outline" onClick={onSignOff}>
            Sign off anyway
          </Button>
          <Button size="compact" variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p className={s.text}>
        A sign-off stores the figures as they are now
        {kind === 'month' && ' and locks the time of the month'}.
      </p>
      {withoutTime.length > 0 && (
        <>
          <p className={s.text}>
            {counted(withoutTime.length, 'person has', 'people have')} planned hours and no time in this{' '}
            {kind}.
          </p>
          <FigureTable
            caption="People without time"
            columns={peopleColumns}
            rows={withoutTime}
            rowKey={({ id }) => id}
          />
        </>
      )}
      {unapproved.length > 0 && (
        <>
          <p className={s.text}>
            {counted(unapproved.length, 'week')} with days in this {kind}{' '}
            {unapproved.length === 1 ? 'is' : 'are'} not approved.
          </p>
          <FigureTable
            caption="Weeks that are not approved"
            columns={weekColumns}
            rows={unapproved}
            rowKey={({ person, monday }) => person.id + monday}
          />
        </>
      )}
    </Dialog>
  );
}

export interface ReopenQuestionProps extends QuestionProps {
  /** Whether the sign-off stored figures. */
  hasFigures: boolean;
  /** @returns an error message, or null after success */
  onReopen: () => Promise<string | null>;
}

/** Says what reopening a signed-off report changes. */
export function ReopenQuestion({ kind, name, hasFigures, onReopen, onClose }: ReopenQuestionProps) {
  return (
    <ActDialog title={`Reopen ${name}?`} answer={`Reopen the ${kind}`} act={onReopen} onClose={onClose}>
      <p className={s.text}>
        {hasFigures && 'The stored figures are discarded, and the report shows the current ones. '}
        {kind === 'month' && 'The time of this month can be changed again. '}You can undo this.
      </p>
    </ActDialog>
  );
}
