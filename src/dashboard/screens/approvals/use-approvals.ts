import { useMemo, useState } from 'react';
import { isOverFor } from '@/dashboard/commands/time/timesheets';
import { isStaff } from '@/dashboard/figures/planned-time';
import { useDoublePress } from '@/dashboard/hooks/use-double-press';
import { useRun } from '@/dashboard/hooks/use-run';
import { useShownItem } from '@/dashboard/hooks/use-shown-item';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { approvalList, openWeeks, type Approval } from './approval-list';
import { isStatus } from './approval-words';
import { approveAll, type Verdict } from './decide';

/** The items of the chosen list, the selected ones and the decisions about them. */
export function useApprovals() {
  const people = useRecords('people');
  const timesheets = useRecords('timesheets');
  const timeEntries = useRecords('timeEntries');
  const assignments = useRecords('assignments');
  const leave = useRecords('leave');
  const leaveKinds = useRecords('leaveKinds');
  const today = useToday();
  const run = useRun();
  const { values, hrefWith, change } = useSearchParams(['id', 'list', 'person', 'kind']);
  const list = isStatus(values.list) ? values.list : 'waiting';
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());

  const all = useMemo(
    () =>
      list === 'open'
        ? openWeeks({ people, timesheets, timeEntries }, values.person, today)
        : approvalList({ people, timesheets, timeEntries, assignments, leave, leaveKinds }, list, today),
    [people, timesheets, timeEntries, assignments, leave, leaveKinds, list, values.person, today],
  );
  const found = useMemo(
    () =>
      all.filter(
        ({ person, kind }) =>
          (values.person === null || person.id === values.person) &&
          (values.kind === null || kind === values.kind),
      ),
    [all, values.person, values.kind],
  );
  const choices = useMemo(() => {
    const listed = list === 'open' ? people.filter(isStaff) : all.map(({ person }) => person);
    const names = new Map(listed.map(({ id, name }) => [id, name]));
    const chosen = people.find(({ id }) => id === values.person);
    if (chosen) names.set(chosen.id, chosen.name);
    return [...names]
      .map(([value, label]) => ({ value, label }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en'));
  }, [all, people, list, values.person]);
  const [decisions, setDecisions] = useState(0);
  const shown = useShownItem({ items: found, openId: values.id, decisions });
  const isUnsubmitted = list === 'open' || list === 'returned';
  const canSelect = (item: Approval) =>
    list === 'waiting' ||
    (isUnsubmitted && item.kind === 'week' && isOverFor(item.sheet, item.person, today));
  const selectable = found.filter(canSelect);
  // Items that were decided or filtered out meanwhile are not approved unseen.
  const ticked = selectable.filter(({ id }) => selected.has(id));
  const [isAsked, setAsked] = useState(false);
  // A question about weeks that were all decided elsewhere does not come back for others.
  if (isAsked && ticked.length === 0) setAsked(false);

  const press = useDoublePress();
  const onDecided = (verdict: Verdict) => {
    press.onDecided(verdict);
    setDecisions((count) => count + 1);
    change({ id: null }, { back: true });
  };
  const choose = (ids: (before: ReadonlySet<string>) => Iterable<string>) => {
    setAsked(false);
    setSelected((before) => new Set(ids(before)));
  };
  const select = (id: string, isOn: boolean) =>
    choose((before) => (isOn ? [...before, id] : [...before].filter((one) => one !== id)));
  const onAllApproved = () => {
    setAsked(false);
    press.onDecided('accept');
    // The button that opened the question is disabled by then, so it cannot take the focus back.
    if (isUnsubmitted || ticked.some(({ id }) => id === shown?.id)) setDecisions((count) => count + 1);
    setSelected(new Set());
    if (ticked.some(({ id }) => id === values.id)) change({ id: null }, { back: true });
  };
  const approveSelected = async () => {
    if (press.isDoublePress('accept')) return;
    if (isUnsubmitted) return setAsked(true);
    const { done } = await run((read, context) => approveAll({ items: ticked, today }, read, context));
    if (done) onAllApproved();
  };

  return {
    today,
    list,
    values,
    hrefWith,
    change,
    /** The people to filter by. */
    choices,
    found,
    shown,
    decisions,
    selected,
    /** Whether an item can be approved together with others. */
    canSelect,
    selectable,
    /** The selected items that can still be approved. */
    ticked,
    select,
    selectAll: (isOn: boolean) => choose(() => (isOn ? selectable.map(({ id }) => id) : [])),
    approveSelected,
    /** The open and returned weeks that the user is asked about, or null. */
    asked: isAsked && ticked.length > 0 ? ticked.filter((item) => item.kind === 'week') : null,
    closeQuestion: () => setAsked(false),
    onAllApproved,
    isDoublePress: press.isDoublePress,
    onDecided,
  };
}

export type Approvals = ReturnType<typeof useApprovals>;
