import { timesheetStatusNames } from '@/dashboard/commands/time/timesheets';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { FigureTable, type FigureColumn } from '@/dashboard/parts/figure-table/figure-table';
import type { PersonWeek } from '@/dashboard/screens/reports/report-figures';
import { counted } from '@/dashboard/words/count';
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
  unapproved: readonly PersonWeek[];
  onSignOff: () => void;
}

const columns: readonly FigureColumn<PersonWeek>[] = [
  { id: 'person', head: 'Person', text: ({ person }) => person.name },
  { id: 'week', head: 'Week', text: ({ monday }) => weekName(monday) },
  { id: 'status', head: 'Status', text: ({ status }) => timesheetStatusNames[status] },
];

/** Names the weeks that are not approved before a report is signed off. */
export function SignOffQuestion({ kind, name, unapproved, onSignOff, onClose }: SignOffQuestionProps) {
  const isOne = unapproved.length === 1;
  return (
    <Dialog
      title={`Sign off ${name}?`}
      onClose={onClose}
      footer={
        <>
          <Button size="compact" href={portalPath('approvals')}>
            Go to approvals
          </Button>
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
        {counted(unapproved.length, 'week')} that started in this {kind} {isOne ? 'is' : 'are'} not approved.
        A sign-off stores the figures as they are now
        {kind === 'month' && ' and locks the time of the month'}.
      </p>
      <FigureTable
        caption="Weeks that are not approved"
        columns={columns}
        rows={unapproved}
        rowKey={({ person, monday }) => person.id + monday}
      />
    </Dialog>
  );
}

export interface ReopenQuestionProps extends QuestionProps {
  /** Whether the sign-off stored figures. */
  hasFigures: boolean;
  onReopen: () => void;
}

/** Says what reopening a signed-off report changes. */
export function ReopenQuestion({ kind, name, hasFigures, onReopen, onClose }: ReopenQuestionProps) {
  return (
    <Dialog
      title={`Reopen ${name}?`}
      size="small"
      onClose={onClose}
      footer={
        <>
          <Button size="compact" onClick={onReopen}>
            Reopen the {kind}
          </Button>
          <Button size="compact" variant="outline" onClick={onClose}>
            Cancel
          </Button>
        </>
      }
    >
      <p className={s.text}>
        {hasFigures && 'The stored figures are discarded, and the report shows the present ones. '}
        {kind === 'month' && 'The time of this month can be changed again. '}You can undo this.
      </p>
    </Dialog>
  );
}
