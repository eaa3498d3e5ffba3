import { useMemo, useState } from 'react';
import { Badge } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { isStaff } from '@/dashboard/figures/planned-time';
import { localTime } from '@/dashboard/days/local-time';
import { useFirstRows } from '@/dashboard/hooks/use-first-rows';
import { useDoublePress } from '@/dashboard/hooks/use-double-press';
import { useMore } from '@/dashboard/hooks/use-more';
import { useRun } from '@/dashboard/hooks/use-run';
import { useSending } from '@/dashboard/hooks/use-sending';
import { useShownItem } from '@/dashboard/hooks/use-shown-item';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { useToday } from '@/dashboard/hooks/use-today';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { useAgencyZoneNote } from '@/dashboard/hooks/use-zone-note';
import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { ChoiceLinks } from '@/dashboard/parts/choice-links/choice-links';
import { SelectBox } from '@/dashboard/parts/data-table/select-box';
import { Empty } from '@/dashboard/parts/empty/empty';
import { useFocusOnChange } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { ShowMore } from '@/dashboard/parts/show-more/show-more';
import { wholeNumber } from '@/dashboard/words/count';
import { dayAsOf } from '@/dashboard/words/day';
import { approvalList, openWeeks, type ApprovalKind, type ApprovalStatus } from './approval-list';
import { approveAll, type Verdict } from './decide';
import { DecisionView } from './decision-view';
import * as s from './approvals.module.scss';

/** Number of items drawn at first, and added each time. */
const step = 40;
/** Items of the first frame. */
const firstRows = 12;

const lists: Readonly<Record<ApprovalStatus, string>> = {
  waiting: 'Waiting',
  approved: 'Approved',
  returned: 'Returned',
  open: 'Open',
};

const emptyLists: Readonly<Record<ApprovalStatus, { title: string; words: string }>> = {
  waiting: {
    title: 'Nothing to approve',
    words: 'Submitted weeks, assignments and leave requests appear here.',
  },
  approved: { title: 'Nothing approved', words: 'Your decisions appear here, the latest first.' },
  returned: { title: 'Nothing returned', words: 'Your decisions appear here, the latest first.' },
  open: {
    title: 'No open weeks',
    words:
      'Weeks with time appear here until they are submitted. Choose a person to see weeks without time too.',
  },
};

const kinds: Readonly<Record<ApprovalKind, { row: string; title: string; filter: string }>> = {
  week: { row: 'Week', title: 'Time sheet', filter: 'Weeks' },
  assignment: { row: 'Work', title: 'Assignment', filter: 'Assignments' },
  leave: { row: 'Leave', title: 'Leave request', filter: 'Leave requests' },
};

const isStatus = (value: string | null): value is ApprovalStatus =>
  value !== null && Object.hasOwn(lists, value);

/** The weeks, assignments and leave requests that wait for the admin, and those that were decided. */
export function ApprovalsScreen() {
  const people = useRecords('people');
  const timesheets = useRecords('timesheets');
  const timeEntries = useRecords('timeEntries');
  const assignments = useRecords('assignments');
  const leave = useRecords('leave');
  const leaveKinds = useRecords('leaveKinds');
  const timeZone = useTimeZone();
  const today = useToday();
  const zoneNote = useAgencyZoneNote();
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
      .sort((a, b) => a.label.localeCompare(b.label));
  }, [all, people, list, values.person]);
  const listed = useMore(found, step);
  const drawn = useFirstRows(listed.shown, firstRows);
  const [decisions, setDecisions] = useState(0);
  const shown = useShownItem({ items: found, openId: values.id, decisions });
  const root = useFocusOnChange(values.id, decisions);
  // Items that were decided or filtered out meanwhile are not approved unseen.
  const ticked = list === 'waiting' ? found.filter(({ id }) => selected.has(id)) : [];

  const press = useDoublePress();
  const { busy, send } = useSending();
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
  const isFiltered = values.person !== null || values.kind !== null;

  return (
    <Screen
      ref={root}
      route="approvals"
      lead={`Submitted weeks, assignments and leave requests. You can undo every decision. ${zoneNote}`.trim()}
    >
      <div className={s.tools}>
        <ChoiceLinks
          label="Lists"
          choices={(Object.keys(lists) as ApprovalStatus[]).map((status) => ({
            label: lists[status],
            href: hrefWith({
              list: status === 'waiting' ? null : status,
              id: null,
              // Only weeks can be open.
              ...(status === 'open' && { kind: null }),
            }),
            current: status === list,
          }))}
        />
        <ChoiceField
          label="Person"
          placeholder="Everyone"
          choices={choices}
          value={values.person ?? ''}
          onChange={({ target }) => change({ person: target.value || null, id: null })}
        />
        {list !== 'open' && (
          <ChoiceField
            label="Kind"
            placeholder="All kinds"
            choices={(Object.keys(kinds) as ApprovalKind[]).map((value) => ({
              value,
              label: kinds[value].filter,
            }))}
            value={values.kind ?? ''}
            onChange={({ target }) => change({ kind: target.value || null, id: null })}
          />
        )}
      </div>
      <p role="status" className={s.gone}>
        {values.id !== null &&
          values.id !== shown?.id &&
          (list === 'waiting'
            ? 'This item is no longer waiting for a decision: it was decided or withdrawn.'
            : 'This item is not in this list.')}
      </p>
      {shown ? (
        <PanelGrid className={s.root}>
          <Panel
            title={lists[list]}
            aside={
              <Badge tone={list === 'waiting' ? 'attention' : undefined}>{wholeNumber(found.length)}</Badge>
            }
          >
            {list === 'waiting' && (
              <div className={s.bulk}>
                <SelectBox
                  label="Select all"
                  checked={ticked.length === found.length}
                  some={ticked.length > 0 && ticked.length < found.length}
                  onChange={({ target }) =>
                    setSelected(new Set(target.checked ? found.map(({ id }) => id) : []))
                  }
                />
                <Button
                  size="compact"
                  icon={<Icon name="check" size={18} />}
                  disabled={ticked.length === 0}
                  aria-disabled={busy || undefined}
                  onClick={() => void send(approveSelected)}
                >
                  {ticked.length === 0 ? 'Approve selected' : `Approve ${ticked.length} selected`}
                </Button>
              </div>
            )}
            <ul role="list" className={s.list}>
              {drawn.map(({ id, kind, person, words, since }) => (
                <li key={id} className={s.row}>
                  {list === 'waiting' && (
                    <SelectBox
                      label={`Select ${person.name}, ${words}`}
                      checked={selected.has(id)}
                      onChange={({ target }) => select(id, target.checked)}
                    />
                  )}
                  <Link
                    className={s.item}
                    href={hrefWith({ id })}
                    aria-current={id === shown.id || undefined}
                  >
                    <Avatar name={person.name} />
                    <span className={s.words}>
                      <span className={s.name}>{person.name}</span>
                      <span className={s.detail}>{words}</span>
                    </span>
                    <span className={s.since}>
                      {kinds[kind].row}
                      {since && `, ${dayAsOf(localTime(new Date(since), timeZone), today)}`}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
            <ShowMore rest={listed.rest} step={step} onMore={listed.more} />
            {list === 'open' && values.person === null && (
              <p className={s.detail}>Choose a person to see weeks without time too.</p>
            )}
          </Panel>
          <Panel title={kinds[shown.kind].title}>
            <DecisionView
              key={shown.id + list}
              item={shown}
              isDoublePress={press.isDoublePress}
              onDecided={onDecided}
            />
          </Panel>
        </PanelGrid>
      ) : (
        <Panel title={lists[list]} titleHidden>
          {isFiltered ? (
            <Empty title="No items match your filters">
              <p>
                <Link href={hrefWith({ person: null, kind: null, id: null })}>Clear filters</Link>
              </p>
            </Empty>
          ) : (
            <Empty title={emptyLists[list].title}>
              <p>{emptyLists[list].words}</p>
            </Empty>
          )}
        </Panel>
      )}
    </Screen>
  );
}
