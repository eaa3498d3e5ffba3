import { useState, type ReactNode } from 'react';
import { FileInput } from '@/dashboard/parts/file-input/file-input';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { LeaveDialog } from '@/dashboard/parts/form/leave-guard/leave-dialog';
import { useLeaveGuard } from '@/dashboard/parts/form/leave-guard/use-leave-guard';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { useRun } from '@/dashboard/hooks/use-run';
import { Button } from '@/design-system/button/button';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import type { DayOrder } from './file-day';
import { ImportColumns } from './import-columns';
import { ImportFormat } from './import-format';
import { ImportResult } from './import-result';
import type { CheckedRows, ImportSpec } from './import-spec';
import { fileLimit, useImport } from './use-import';
import * as s from './import-dialog.module.scss';
import { counted, wholeNumber } from '@/dashboard/words/count';

const orders = [
  { value: 'file', label: 'As in the file' },
  { value: 'month', label: 'Month first: 11/18/2026' },
  { value: 'day', label: 'Day first: 18/11/2026' },
] as const;

export interface CsvImportProps<Row extends { id: string }, Id extends string> {
  spec: ImportSpec<Row, Id>;
  onClose: () => void;
  /** Takes the records and a sentence about them. @default they are stored in one operation that can be undone */
  onTake?: (records: readonly Row[], label: string) => void;
  /** Choices and effects of this import, shown below the columns. A function gets the checked rows. */
  children?: ReactNode | ((checked: CheckedRows<Row, Id> | null) => ReactNode);
}

/** 'Imported 2 and changed 3 employees from people.csv' */
function importLabel<Row extends { id: string }>(
  { one, many, before }: ImportSpec<Row>,
  records: readonly Row[],
  fileName: string,
): string {
  const changed = before ? records.filter(before).length : 0;
  const added = records.length - changed;
  const amount =
    changed > 0 && added > 0
      ? `Imported ${wholeNumber(added)} and changed ${counted(changed, one, many)}`
      : `${changed > 0 ? 'Changed' : 'Imported'} ${counted(records.length, one, many)}`;
  return `${amount} from ${fileName}`;
}

/** Imports records from a CSV file. */
export function CsvImport<Row extends { id: string }, Id extends string>({
  spec: typed,
  onTake,
  onClose,
  children,
}: CsvImportProps<Row, Id>) {
  // The parts below handle fields by their id as text, as they come from the columns of a file.
  const spec = typed as unknown as ImportSpec<Row>;
  const { many, required, fields, hint } = spec;
  const run = useRun();
  const state = useImport(spec);
  const [error, setError] = useState<string | null>(null);
  const [writing, setWriting] = useState(false);
  const guard = useLeaveGuard(state.file !== null, { onDiscard: state.forget });
  const { file, heads, mapping, checked, isStale, progress } = state;
  const ready = checked?.records.length ?? 0;
  const wrong = checked?.wrong.length ?? 0;
  const missing = heads && required.filter((id) => !mapping.includes(id));

  const bringIn = async () => {
    if (!file || !checked || isStale || ready === 0 || writing) return;
    const label = importLabel(spec, checked.records, file.name);
    if (onTake) {
      onTake(checked.records as unknown as readonly Row[], label);
      guard.release();
      return onClose();
    }
    setWriting(true);
    setError(null);
    // The button's words change before the work begins.
    await new Promise((resolve) => setTimeout(resolve));
    const outcome = await run(
      (_read, context) => ({
        label,
        changes: spec.changesOf(checked.records, context),
      }),
      { toast: 'success' },
    );
    setWriting(false);
    if (!outcome.done) return setError(outcome.message);
    guard.release();
    onClose();
  };

  const close = () => !writing && (file ? guard.ask(onClose) : onClose());
  const skipped = wrong > 0 ? ` and skip ${wholeNumber(wrong)}` : '';

  return (
    <Dialog
      title={`Import ${many}`}
      onClose={close}
      footer={
        <>
          <Button
            size="compact"
            disabled={ready === 0}
            aria-disabled={writing || isStale || undefined}
            onClick={() => void bringIn()}
          >
            {writing ? 'Importing…' : ready === 0 ? 'Import' : `Import ${wholeNumber(ready)}${skipped}`}
          </Button>
          <Button size="compact" variant="outline" aria-disabled={writing || undefined} onClick={close}>
            Cancel
          </Button>
          <p role="status" className={s.status}>
            {progress !== null && file && `Reading, ${Math.round(progress * 100)}%`}
            {progress === null &&
              heads &&
              (isStale || (!checked && !state.error && missing?.length === 0)) &&
              'Checking…'}
            {checked && !isStale && (
              <VisuallyHidden>
                Ready: {wholeNumber(checked.ready ?? ready)} of {counted(state.rows.length, 'row')}
              </VisuallyHidden>
            )}
          </p>
        </>
      }
    >
      <FileInput
        label="CSV file"
        hint={`Cells separated by commas, semicolons, tabs or another character. The first row can hold the column names. At most 20 MB.${hint ? ` ${hint}` : ''}`}
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        file={file}
        limit={fileLimit}
        busy={progress !== null}
        error={state.error ?? undefined}
        onChoose={(choice) => void state.choose(choice)}
        onRemove={state.forget}
      />
      {error !== null && (
        <p role="alert" className={s.error}>
          {error} Nothing was imported. Your file and choices are still here.
        </p>
      )}
      {heads && (
        <>
          <ImportFormat state={state} />
          <ImportColumns fields={fields} state={state} heads={heads} missing={missing ?? []} />
          {spec.days?.some((id) => mapping.includes(id)) && (
            <ChoiceField
              label="Order of dates"
              choices={orders}
              value={state.order ?? 'file'}
              onChange={({ target: { value } }) =>
                state.setOrder(value === 'file' ? null : (value as DayOrder))
              }
            />
          )}
          {typeof children === 'function' ? children(checked as CheckedRows<Row, Id> | null) : children}
          {checked && <ImportResult spec={spec} state={state} checked={checked} heads={heads} />}
        </>
      )}
      {/* What is being written cannot be discarded. */}
      {!writing && <LeaveDialog guard={guard} />}
    </Dialog>
  );
}
