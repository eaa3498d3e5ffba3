import { useMemo, useState } from 'react';
import { dayAndMonth } from '@/dashboard/words/day';
import { attentionItems, type AttentionItem } from '@/dashboard/figures/attention';
import { firstDayOf } from '@/dashboard/figures/time';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Badge } from '@/design-system/badge/badge';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import type { FirstIconName } from '@/lib/icon-name';
import { useUnsavedSince } from './use-unsaved-since';
import { HomeRowList } from '@/dashboard/screens/home/parts/home-row-list';
import * as s from './needs-attention.module.scss';

/** Items before the admin asks for more: as many as fit beside the chart. */
const shownItems = 5;

const icons: Readonly<Record<AttentionItem['id'], FirstIconName>> = {
  timesheets: 'clock',
  mentors: 'handshake',
  leaving: 'users',
  report: 'file-text',
  onboarding: 'user-plus',
  'onboarding-interns': 'user-plus',
  assignments: 'graduation-cap',
  access: 'users',
  leave: 'tree-palm',
  invoices: 'file-text',
  backup: 'settings',
};

export interface NeedsAttentionProps {
  today: string;
}

/** Everything that waits for the admin, the most urgent first, with links. */
export function NeedsAttention({ today }: NeedsAttentionProps) {
  const people = useRecords('people');
  const timesheets = useRecords('timesheets');
  const assignments = useRecords('assignments');
  const reportNotes = useRecords('reportNotes');
  const leave = useRecords('leave');
  const invoices = useRecords('invoices');
  const firstTimeOn = firstDayOf(useRecords('timeEntries'));
  const unsavedSince = useUnsavedSince();
  const [all, setAll] = useState(false);
  const items = useMemo(
    () =>
      attentionItems(
        { people, timesheets, assignments, reportNotes, leave, invoices, firstTimeOn, unsavedSince },
        today,
      ),
    [people, timesheets, assignments, reportNotes, leave, invoices, firstTimeOn, unsavedSince, today],
  );
  return (
    <Panel
      title="Needs attention"
      aside={
        items.length > 0 && (
          <>
            {items.length > shownItems && (
              <button type="button" className={s.toggle} onClick={() => setAll(!all)}>
                {all ? 'Show fewer' : 'Show all'}
                <VisuallyHidden> items that need attention</VisuallyHidden>
              </button>
            )}
            <Badge tone="attention">
              {items.length}
              <VisuallyHidden> {items.length === 1 ? 'item' : 'items'}</VisuallyHidden>
            </Badge>
          </>
        )
      }
    >
      {items.length === 0 ? (
        <Empty title="Nothing needs attention">
          Hours, reports and people that need a decision appear here.
        </Empty>
      ) : (
        <HomeRowList
          className={s.rows}
          rows={(all ? items : items.slice(0, shownItems)).map(({ id, text, detail, dueOn, path }) => ({
            id,
            text,
            href: path,
            detail,
            when: dueOn === today ? 'Today' : dayAndMonth(dueOn),
            whenSaid: dueOn < today ? 'overdue since' : 'due',
            urgent: dueOn <= today,
            icon: icons[id],
          }))}
        />
      )}
    </Panel>
  );
}
