import { useMemo, useState } from 'react';
import { isStaff } from '@/dashboard/figures/planned-time';
import { useDoublePress } from '@/dashboard/hooks/use-double-press';
import { useRun } from '@/dashboard/hooks/use-run';
import { useShownItem } from '@/dashboard/hooks/use-shown-item';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { approvalList, openWeeks } from './approval-list';
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
  // Items that were decided or filtered out meanwhile are not approved unseen.
  const ticked = list === 'waiting' ? found.filter(({ id }) => selected.has(id)) : [];

  const press = useDoublePress();
  const onDecided = (verdict: Verdict) => {
    press.onDecided(verdict);
    setDecisions((count) => count + 1);
    change({ id: null }, { back: true });
  };
  const select = (id: string, isOn: boolean) => {
    const next = new Set(selected);
    if (isOn) next.add(id);
    else next.delete(id);
    setSelected(next);
  };
  const approveSelected = async () => {
    if (press.isDoublePress('accept')) return;
    const { done } = await run((read, context) => approveAll({ items: ticked, today }, read, context));
    if (!done) return;
    press.onDecided('accept');
    if (ticked.some(({ id }) => id === shown?.id)) setDecisions((count) => count + 1);
    setSelected(new Set());
    if (ticked.some(({ id }) => id === values.id)) change({ id: null }, { back: true });
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
    /** The selected items that still wait. */
    ticked,
    select,
    selectAll: (isOn: boolean) => setSelected(new Set(isOn ? found.map(({ id }) => id) : [])),
    approveSelected,
    isDoublePress: press.isDoublePress,
    onDecided,
  };
}

export type Approvals = ReturnType<typeof useApprovals>;
