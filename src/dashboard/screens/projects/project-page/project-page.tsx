import { useMemo, useState, type ReactNode, type RefObject } from 'react';
import { entriesOfProject, firstDayOf } from '@/dashboard/figures/time';
import { performancePath } from '@/dashboard/figures/performance-path';
import { forecastOf } from '@/dashboard/figures/budgets';
import { rateOn } from '@/dashboard/figures/rates';
import { moneyShares, sumMoney } from '@/dashboard/figures/work-money';
import { useCurrency } from '@/dashboard/hooks/use-currency';
import { useRecord, useRecords } from '@/dashboard/hooks/use-workspace';
import type { Project } from '@/dashboard/model/records/records';
import { Kpi } from '@/dashboard/parts/kpi/kpi';
import { KpiRow } from '@/dashboard/parts/kpi/kpi-row';
import { Panel } from '@/dashboard/parts/panel/panel';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { writePeriod } from '@/dashboard/parts/period/period-address';
import { BackToList } from '@/dashboard/parts/record-page/back-to-list';
import { RecordActions } from '@/dashboard/parts/record-page/record-actions';
import { RecordNotFound } from '@/dashboard/parts/record-page/record-not-found';
import { Screen } from '@/dashboard/parts/screen/screen';
import { wholeNumber } from '@/dashboard/words/count';
import { formatMoney } from '@/dashboard/words/money';
import { decimalHours, totalHours } from '@/dashboard/words/span';
import { Link } from '@/design-system/link/link';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { portalPath } from '@/routes/portal-paths';
import type { ProjectFigures } from '@/dashboard/screens/projects/list/project-figures';
import { ActivityPanel } from './activity-panel';
import { budgetKpis } from './budget-kpis';
import { EstimatePage } from './estimate-page';
import { EstimatePanel } from './estimate-panel';
import { HoursPanel } from './hours-panel';
import { LinksPanel } from './links-panel';
import { moneyKpis } from './money-kpis';
import { ProjectLead, ProjectTitle } from './project-head';
import { TasksPanel } from './tasks-panel';
import { TeamPanel } from './team-panel';
import * as s from './project-page.module.scss';

export interface ProjectPageProps {
  /** From the address: it may be the id of no project. */
  id: string;
  screenRef: RefObject<HTMLDivElement | null>;
  hrefOfList: string;
  figures: ProjectFigures;
  onEdit: (project: Project) => void;
  onArchive: (project: Project) => void;
  onRestore: (project: Project) => void;
  onDelete: (project: Project) => void;
  /** Dialogs of the screen. */
  children?: ReactNode;
}

/** One project: progress, hours against the budget, team, tasks, links and activity. */
export function ProjectPage({ id, screenRef, hrefOfList, children, ...rest }: ProjectPageProps) {
  const project = useRecord('projects', id);
  const { values, hrefWith } = useSearchParams(['sheet']);
  const isSheet = values.sheet === 'estimate';
  const [wasSheet, setWasSheet] = useState(isSheet);
  if (isSheet && !wasSheet) setWasSheet(true);
  const all = <BackToList href={hrefOfList}>All projects</BackToList>;
  if (!project)
    return (
      <RecordNotFound
        route="projects"
        screenRef={screenRef}
        noun="project"
        reason="The project may have been deleted, or the link is not complete."
        back={all}
      >
        {children}
      </RecordNotFound>
    );
  if (isSheet && project.estimate)
    return (
      <EstimatePage
        project={project}
        estimate={project.estimate}
        screenRef={screenRef}
        hrefOfProject={hrefWith({ sheet: null })}
      />
    );
  return (
    <OpenProject project={project} screenRef={screenRef} all={all} isReturn={wasSheet} {...rest}>
      {children}
    </OpenProject>
  );
}

interface OpenProjectProps extends Omit<ProjectPageProps, 'id' | 'hrefOfList'> {
  project: Project;
  all: ReactNode;
  /** Whether the user comes back from the sheet of the estimate. */
  isReturn: boolean;
}

function OpenProject({
  project,
  screenRef,
  all,
  isReturn,
  figures,
  onEdit,
  onArchive,
  onRestore,
  onDelete,
  children,
}: OpenProjectProps) {
  const { id, clientId, status, startsOn, notes, rates } = project;
  const { today } = figures;
  const hourlyRate = rateOn(rates, today)?.hourlyRate ?? null;
  const currency = useCurrency();
  const entries = useRecords('timeEntries');
  const tasks = useRecords('tasks');
  const people = useRecords('people');
  const settings = useRecords('settings');
  const own = entriesOfProject(entries, id);
  const ownTasks = useMemo(() => tasks.filter(({ projectId }) => projectId === id), [tasks, id]);
  const ownRecords = useMemo(
    () => ({ people, projects: [project], tasks: ownTasks, entries: own, settings }),
    [project, own, ownTasks, people, settings],
  );
  const money = useMemo(() => sumMoney(moneyShares(ownRecords)), [ownRecords]);
  const budgets = useMemo(
    () =>
      figures
        .budgets(project)
        .map((budget) => ({ budget, forecast: forecastOf(budget, { project, records: ownRecords, today }) })),
    [figures, project, ownRecords, today],
  );
  const totals = figures.totals(project);
  const isArchived = status === 'archived';
  // All days that the totals count.
  const range = { first: firstDayOf(own) ?? startsOn, last: today };
  const work = { ...writePeriod({ kind: 'custom', range }, today), by: 'project', of: id } as const;

  return (
    <Screen
      ref={screenRef}
      route="projects"
      title={<ProjectTitle project={project} />}
      lead={
        <ProjectLead
          project={project}
          today={today}
          client={
            clientId === null || figures.client(project) === '' ? (
              figures.client(project)
            ) : (
              <Link className={s.client} href={portalPath('clients', { id: clientId })}>
                {figures.client(project)}
              </Link>
            )
          }
        >
          {hourlyRate !== null && <span>{formatMoney(hourlyRate, currency)} an hour</span>}
        </ProjectLead>
      }
      actions={
        <RecordActions
          back={all}
          isArchived={isArchived}
          onDelete={() => onDelete(project)}
          onArchive={() => onArchive(project)}
          onRestore={() => onRestore(project)}
          onEdit={() => onEdit(project)}
        />
      }
    >
      <PanelGrid className={s.panels}>
        <KpiRow label="Metrics" columns={budgets.length > 1 ? 3 : 4} className={s.wide}>
          <Kpi
            label="Logged"
            value={`${totalHours(totals.minutes)} h`}
            note={totals.minutes > 0 ? `${decimalHours(money.billableMinutes)} billable` : 'No time yet'}
            href={performancePath({ ...work, records: 'hours' })}
          />
          {budgetKpis({ project, budgets, currency, today }).map((kpi) => (
            <Kpi key={kpi.label} {...kpi} href="#hours" />
          ))}
          <Kpi
            label="Tasks done"
            value={
              totals.tasks === 0 ? '–' : `${wholeNumber(totals.tasksDone)} of ${wholeNumber(totals.tasks)}`
            }
            note={totals.tasks === 0 ? 'No tasks yet' : undefined}
            href="#tasks"
          />
        </KpiRow>
        {own.length > 0 && (
          <KpiRow label="Money" columns={3} long className={s.wide}>
            {moneyKpis({ project, money, currency }).map((kpi) => (
              <Kpi key={kpi.label} {...kpi} href={performancePath({ ...work, records: 'hours' })} />
            ))}
          </KpiRow>
        )}
        <HoursPanel entries={own} today={today} />
        <TeamPanel project={project} entries={own} tasks={ownTasks} today={today} />
        <TasksPanel project={project} tasks={ownTasks} today={today} />
        <div className={s.side}>
          <LinksPanel project={project} />
          {notes && (
            <Panel title="Notes" className={s.sidePanel}>
              <p className={s.notes}>{notes}</p>
            </Panel>
          )}
        </div>
        <EstimatePanel key={id} project={project} today={today} isReturn={isReturn} className={s.wide} />
        <ActivityPanel projectId={id} className={s.wide} />
      </PanelGrid>
      {children}
    </Screen>
  );
}
