import { currencyOf } from '@/dashboard/figures/currency';
import { acceptEstimate, assertEstimateFits } from '@/dashboard/commands/projects/estimate-changes';
import { estimateTotals } from '@/dashboard/figures/estimates';
import { rateOn } from '@/dashboard/figures/rates';
import { useCurrency } from '@/dashboard/hooks/use-currency';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';
import { DomainError } from '@/dashboard/model/domain-error';
import { list, object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import type { Project } from '@/dashboard/model/records/records';
import { EditForm } from '@/dashboard/parts/edit/edit-form';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { RowList } from '@/dashboard/parts/row-list/row-list';
import { formatMoney, plainMoney } from '@/dashboard/words/money';
import { decimalHours } from '@/dashboard/words/span';
import { Button } from '@/design-system/button/button';
import { newId } from '@/lib/new-id';
import { EstimateSheetLink } from './estimate-sheet-link';
import { estimateErrors, estimateRows, readLine, readLines, type EstimateRow } from './estimate-rows';
import * as s from './estimate.module.scss';

const fields = object({ lines: list(object({ id: text, text, hours: text, rate: text })) });
type Draft = TypeOf<typeof fields>;

export interface EstimateFormProps {
  project: Project;
  today: string;
}

/** A form with the lines of a draft estimate, and buttons that accept it. */
export function EstimateForm({ project, today }: EstimateFormProps) {
  const { id, name, budgetMinutes, budgetMoney } = project;
  const hasBudget = budgetMinutes > 0 || budgetMoney !== null;
  const agreed = rateOn(project.rates, today)?.hourlyRate ?? null;
  const currency = useCurrency();
  const run = useRun();
  const edit = useEdit<'projects', Draft>({
    form: `project-estimate:${id}`,
    fields,
    collection: 'projects',
    id,
    draftOf: (record) => ({ lines: estimateRows((record ?? project).estimate?.lines ?? [], currency) }),
    check: ({ lines }) =>
      estimateErrors(lines, currency).some((errors) => Object.keys(errors).length > 0)
        ? { lines: 'Correct the marked fields.' }
        : {},
    save: (draft, record, { read }) => {
      if (record?.estimate?.acceptedOn)
        throw new DomainError('The estimate was accepted meanwhile. Reopen it to change it.');
      const unit = currencyOf(read.get('settings', 'agency'));
      const lines = readLines(draft.lines, unit);
      assertEstimateFits(lines, unit);
      return {
        label: lines.length === 0 ? `Deleted the estimate of ${name}` : `Saved the estimate of ${name}`,
        changes: [
          put('projects', {
            ...record!,
            estimate: lines.length === 0 ? null : { lines, acceptedOn: null },
          }),
        ],
      };
    },
  });
  const { draft, dirty, errors, set } = edit;
  const marked = errors.lines ? estimateErrors(draft.lines, currency) : [];
  const { minutes, amount } = estimateTotals(draft.lines.flatMap((row) => readLine(row, currency) ?? []));
  const accept = (budget: 'hours' | 'money') =>
    void run(acceptEstimate({ projectId: id, budget, currency, today }));
  const newRow = (): EstimateRow => ({
    id: newId(),
    text: '',
    hours: '',
    rate: draft.lines.at(-1)?.rate ?? (agreed === null ? '' : plainMoney(agreed, currency)),
  });

  return (
    <>
      <EditForm
        edit={edit}
        aria-label="Estimate"
        submit="Save estimate"
        subject="The estimate"
        compare={{
          lines: {
            label: 'Lines',
            text: ({ lines }) =>
              lines.map((line) => `${line.text}: ${line.hours} h at ${line.rate}`).join(', '),
          },
        }}
      >
        <RowList<EstimateRow>
          legend={draft.lines.length === 0 ? 'No estimate yet: add its lines here' : 'Lines'}
          rows={draft.lines}
          nameOf={({ text: words }, index) => words || `line ${index + 1}`}
          add="Add line"
          newRow={newRow}
          onRows={({ rows }) => set({ lines: rows })}
        >
          {({ text: words, hours, rate }, change, index) => (
            <>
              <InputField
                label="Work"
                maxLength={200}
                autoComplete="off"
                value={words}
                error={marked[index]?.text}
                onChange={({ target }) => change({ text: target.value })}
              />
              <InputField
                label="Hours"
                inputMode="decimal"
                autoComplete="off"
                maxLength={12}
                value={hours}
                error={marked[index]?.hours}
                onChange={({ target }) => change({ hours: target.value })}
              />
              <InputField
                label="Hourly rate"
                inputMode="decimal"
                autoComplete="off"
                unit={currency}
                value={rate}
                error={marked[index]?.rate}
                onChange={({ target }) => change({ rate: target.value })}
              />
            </>
          )}
        </RowList>
        {draft.lines.length > 0 && (
          <p className={s.total} role="status">
            Total: {decimalHours(minutes)}, {formatMoney(amount, currency)}
          </p>
        )}
      </EditForm>
      {project.estimate && (
        <div className={s.accept}>
          <p className={s.note}>
            {dirty
              ? 'Save or discard your changes before you print or accept the estimate.'
              : `Once the client agrees, make the total the budget of the project.${hasBudget ? ' A budget in the other unit stays.' : ''}`}
          </p>
          <div className={s.actions}>
            <EstimateSheetLink disabled={dirty} />
            <Button size="compact" variant="outline" disabled={dirty} onClick={() => accept('hours')}>
              Accept as budget in hours
            </Button>
            <Button size="compact" variant="outline" disabled={dirty} onClick={() => accept('money')}>
              Accept as budget in money
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
