import { useState } from 'react';
import { FileInput } from '@/dashboard/parts/file-input/file-input';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { LeaveDialog } from '@/dashboard/parts/form/leave-guard/leave-dialog';
import { useLeaveGuard } from '@/dashboard/parts/form/leave-guard/use-leave-guard';
import { useRun } from '@/dashboard/hooks/use-run';
import { put } from '@/dashboard/model/change';
import { Button } from '@/design-system/button/button';
import { kinds, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { ImportColumns } from './import-columns';
import { ImportFormat } from './import-format';
import { ImportResult } from './import-result';
import { fileLimit, useImport } from './use-import';
import * as s from './import-dialog.module.scss';
import { counted, wholeNumber } from '@/dashboard/words/count';

export interface ImportDialogProps {
  kind: ListedKind;
  onClose: () => void;
}

/** Imports people from a CSV file in one operation that can be undone. */
export function ImportDialog({ kind, onClose }: ImportDialogProps) {
  const { one, many } = kinds[kind];
  const run = useRun();
  const state = useImport(kind);
  const [error, setError] = useState<string | null>(null);
  const [writing, setWriting] = useState(false);
  const guard = useLeaveGuard(state.file !== null);
  const { file, heads, mapping, checked, progress } = state;
  const ready = checked?.people.length ?? 0;
  const wrong = checked?.wrong.length ?? 0;
  const missing = heads && (['name', 'email'] as const).filter((id) => !mapping.includes(id));

  const bringIn = async () => {
    if (!file || !checked || ready === 0) return;
    setWriting(true);
    setError(null);
    // The button's words change before the work begins.
    await new Promise((resolve) => setTimeout(resolve));
    const outcome = await run(
      () => ({
        label: `Imported ${counted(ready, one, many)} from ${file.name}`,
        changes: checked.people.map((person) => put('people', person)),
      }),
      { toast: 'success' },
    );
    setWriting(false);
    if (!outcome.done) return setError(outcome.message);
    guard.release();
    onClose();
  };

  const close = () => (file ? guard.ask(onClose) : onClose());
  const skipped = wrong > 0 ? ` and skip ${wholeNumber(wrong)}` : '';

  return (
    <Dialog
      title={`Import ${many}`}
      onClose={close}
      footer={
        <>
          <Button size="compact" disabled={ready === 0 || writing} onClick={() => void bringIn()}>
            {writing ? 'Importing…' : ready === 0 ? 'Import' : `Import ${wholeNumber(ready)}${skipped}`}
          </Button>
          <Button size="compact" variant="outline" onClick={close}>
            Cancel
          </Button>
          <p role="status" className={s.status}>
            {progress !== null && file && `Reading, ${Math.round(progress * 100)}%`}
            {progress === null && heads && !checked && missing?.length === 0 && 'Checking…'}
          </p>
        </>
      }
    >
      <FileInput
        label="CSV file"
        hint="Cells separated by commas, semicolons, tabs or another character. The first row can hold the column names. At most 20 MB."
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
          <ImportColumns kind={kind} state={state} heads={heads} missing={missing ?? []} />
          {checked && <ImportResult kind={kind} state={state} checked={checked} heads={heads} />}
        </>
      )}
      <LeaveDialog guard={guard} onDiscard={state.forget} />
    </Dialog>
  );
}
