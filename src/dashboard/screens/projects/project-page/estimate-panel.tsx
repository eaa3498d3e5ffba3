import type { Project } from '@/dashboard/model/records/records';
import { takesFocus } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { Panel } from '@/dashboard/parts/panel/panel';
import { dayWithYear } from '@/dashboard/words/day';
import { Badge } from '@/design-system/badge/badge';
import { AcceptedEstimate } from './accepted-estimate';
import { EstimateForm } from './estimate-form';

export interface EstimatePanelProps {
  project: Project;
  today: string;
  /** Whether the user comes back from the sheet. */
  isReturn: boolean;
  className?: string;
}

/** The estimate of a project: a draft to edit, or the accepted lines. */
export function EstimatePanel({ project, today, isReturn, className }: EstimatePanelProps) {
  const { estimate } = project;
  const acceptedOn = estimate?.acceptedOn ?? null;
  return (
    <Panel
      title="Estimate"
      id="estimate"
      className={className}
      {...(isReturn && takesFocus)}
      aside={
        estimate &&
        (acceptedOn === null ? (
          <Badge>Draft</Badge>
        ) : (
          <Badge tone="ok">Accepted on {dayWithYear(acceptedOn)}</Badge>
        ))
      }
    >
      {estimate && acceptedOn !== null ? (
        <AcceptedEstimate project={project} lines={estimate.lines} />
      ) : (
        <EstimateForm project={project} today={today} />
      )}
    </Panel>
  );
}
