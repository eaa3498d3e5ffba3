import { useMemo, type ReactNode, type RefObject } from 'react';
import { memberView } from '@/dashboard/figures/member-view';
import { useToday } from '@/dashboard/hooks/use-today';
import { useMe, useRecord, useRecords, useRole } from '@/dashboard/hooks/use-workspace';
import { managesTasks } from '@/dashboard/model/manages-tasks';
import type { Project } from '@/dashboard/model/records/records';
import { Kpi } from '@/dashboard/parts/kpi/kpi';
import { KpiRow } from '@/dashboard/parts/kpi/kpi-row';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { Panel } from '@/dashboard/parts/panel/panel';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { RecordNotFound } from '@/dashboard/parts/record-page/record-not-found';
import { Screen } from '@/dashboard/parts/screen/screen';
import { clientNames } from '@/dashboard/words/client';
import { noFigure, wholeNumber } from '@/dashboard/words/count';
import { decimalHours, totalHours } from '@/dashboard/words/span';
import { portalPath } from '@/routes/portal-paths';
import { projectsOf } from '@/routes/project-path';
import { budgetKpis } from './budget-kpis';
import { HoursPanel } from './hours-panel';
import { LinksPanel } from './links-panel';
import { ProjectLead, ProjectTitle } from './project-head';
import { TasksPanel } from './tasks-panel';
import { TeamPanel } from './team-panel';
import { useOthersTime } from './use-others-time';
import * as s from './project-page.module.scss';

export interface OwnProjectPageProps {
  /** From the address: it may be the id of no project. */
  id: string;
  screenRef: RefObject<HTMLDivElement | null>;
  /** A link to all own projects. */
  all: ReactNode;
}

/** A project for the people who work on it, without rates and amounts of money. The lead changes its links and files. */
export function OwnProjectPage({ id, screenRef, all }: OwnProjectPageProps) {
  const project = useRecord('projects', id);
  const route = projectsOf(useRole());
  if (!project)
    return (
      <RecordNotFound
        route={route}
        screenRef={screenRef}
        noun="project"
        reason="The project may have been deleted, or the link is not complete."
        back={all}
      />
    );
  return <OpenProject key={id} project={project} screenRef={screenRef} all={all} />;
}

function OpenProject({ project, screenRef, all }: Omit<OwnProjectPageProps, 'id'> & { project: Project }) {
  const me = useMe();
  const role = useRole();
  const today = useToday();
  const seesTeam = managesTasks(role);
  const others = useOthersTime(project.id, seesTeam);
  const othersTime = others.days;
  const clients = useRecords('clients');
  const allTasks = useRecords('tasks');
  const allEntries = useRecords('timeEntries');
  const view = useMemo(
    () =>
      memberView({ project, tasks: allTasks, entries: allEntries }, { personId: me.id, role, othersTime }),
    [project, allTasks, allEntries, me.id, role, othersTime],
  );
  const { tasks, entries, hasAllTime, ownMinutes, budgets } = view;
  const done = tasks.filter(({ status }) => status === 'done').length;
  const logged = entries.reduce((sum, { minutes }) => sum + minutes, 0);
  const ownTime = portalPath(role === 'intern' ? 'timelog' : 'timesheet');
  const hours = (minutes: number) => `${totalHours(minutes)} h`;

  return (
    <Screen
      ref={screenRef}
      route={projectsOf(role)}
      title={<ProjectTitle project={project} />}
      lead={
        <ProjectLead
          project={project}
          today={today}
          // Interns do not read clients.
          client={seesTeam && <span>{clientNames(clients)(project)}</span>}
        />
      }
      actions={all}
    >
      <PanelGrid className={s.panels}>
        <KpiRow label="Metrics" columns={hasAllTime ? 4 : 3} className={s.wide}>
          {hasAllTime ? (
            <>
              <Kpi
                label="Logged"
                value={hours(logged)}
                note={logged > 0 ? `${decimalHours(ownMinutes)} by you` : 'No time yet'}
                href="#hours"
              />
              {budgetKpis({
                project: view.project,
                budgets: budgets.map((budget) => ({ budget, forecast: view.forecast(budget, today) })),
                currency: '',
                today,
              }).map((kpi) => (
                <Kpi key={kpi.label} {...kpi} href="#hours" />
              ))}
            </>
          ) : (
            <>
              <Kpi
                label="Your hours"
                value={hours(ownMinutes)}
                note={ownMinutes > 0 ? 'On this project' : 'No time yet'}
                href={ownTime}
              />
              <Kpi
                label="Budget"
                value={project.budgetMinutes > 0 ? hours(project.budgetMinutes) : noFigure}
                note={project.budgetMinutes > 0 ? 'For the whole team' : 'No budget'}
                href="#hours"
              />
            </>
          )}
          <Kpi
            label={seesTeam ? 'Tasks done' : 'Your tasks done'}
            value={tasks.length === 0 ? noFigure : `${wholeNumber(done)} of ${wholeNumber(tasks.length)}`}
            note={tasks.length === 0 ? 'No tasks yet' : undefined}
            href="#tasks"
          />
        </KpiRow>
        {project.notes && (
          <Panel title="Notes" className={s.wide}>
            <p className={s.notes}>{project.notes}</p>
          </Panel>
        )}
        <LoadFailure
          parts={[{ failed: others.failed, prepare: others.retry }]}
          advice={others.advice}
          problem="The hours of the team could not be read, so this page shows only yours."
        />
        <HoursPanel own={!hasAllTime} entries={entries} today={today} />
        <TeamPanel project={project} entries={null} tasks={seesTeam ? tasks : null} today={today} />
        <TasksPanel project={project} tasks={tasks} today={today} />
        <LinksPanel project={project} readOnly={project.leadId !== me.id} />
      </PanelGrid>
    </Screen>
  );
}
