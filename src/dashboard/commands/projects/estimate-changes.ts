import { editRecord } from '@/dashboard/commands/edit-record';
import { maxMinutes } from '@/dashboard/days/moments';
import { estimateTotals } from '@/dashboard/figures/estimates';
import type { Command } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import type { EstimateLine, Project } from '@/dashboard/model/records/records';
import { wholeNumber } from '@/dashboard/words/count';
import { formatMoney, maxMoney } from '@/dashboard/words/money';
import { decimalHours } from '@/dashboard/words/span';

/** @throws DomainError if the sums are too large for a budget */
export function assertEstimateFits(lines: readonly EstimateLine[], currency: string): void {
  const { minutes, amount } = estimateTotals(lines);
  if (minutes > maxMinutes)
    throw new DomainError(`An estimate has at most ${wholeNumber(Math.floor(maxMinutes / 60))} hours.`);
  if (amount > maxMoney)
    throw new DomainError(`An estimate has at most ${formatMoney(maxMoney, currency)}. Lower a line.`);
}

export interface AcceptEstimate {
  projectId: string;
  /** The budget that the estimate sets. */
  budget: 'hours' | 'money';
  currency: string;
  today: string;
}

/** Accepts the estimate of a project, and makes its total the budget. @throws DomainError without an open estimate */
export const acceptEstimate =
  ({ projectId, budget, currency, today }: AcceptEstimate): Command =>
  (read) => {
    const project = read.get('projects', projectId);
    const estimate = project?.estimate;
    if (!estimate) throw new DomainError('The estimate was deleted. Undo that first, or write a new one.');
    if (estimate.acceptedOn !== null) throw new DomainError('The estimate has already been accepted.');
    const { minutes, amount } = estimateTotals(estimate.lines);
    const change: Partial<Project> =
      budget === 'hours' ? { budgetMinutes: minutes } : { budgetMoney: amount };
    const words = budget === 'hours' ? decimalHours(minutes) : formatMoney(amount, currency);
    return {
      label: `Accepted the estimate of ${project.name}: the budget is ${words}`,
      changes: [
        editRecord(read, 'projects', projectId, (latest) => ({
          ...latest,
          ...change,
          estimate: { ...estimate, acceptedOn: today },
        })),
      ],
    };
  };

/** Makes an accepted estimate a draft again. The budget stays. */
export const reopenEstimate =
  ({ id, name }: Pick<Project, 'id' | 'name'>): Command =>
  (read) => ({
    label: `Reopened the estimate of ${name}`,
    changes: [
      editRecord(read, 'projects', id, (project) => ({
        ...project,
        estimate: project.estimate && { ...project.estimate, acceptedOn: null },
      })),
    ],
  });
