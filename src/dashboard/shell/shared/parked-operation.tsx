import { useId, useState } from 'react';
import { Button } from '@/design-system/button/button';
import { useRecord, useWorkspace } from '@/dashboard/hooks/use-workspace';
import { ConflictTable } from '@/dashboard/parts/conflict/conflict-table';
import type { Parked, PendingChange } from '@/dashboard/store/synced/outbox';
import { collectionWords } from '@/dashboard/words/collection';
import { fieldsOfRecord, titleOfRecord } from './record-fields';
import * as s from './shared-dialog.module.scss';

export interface ParkedOperationProps {
  operation: Parked;
  /** @throws Error with a message for users */
  onKeepMine: () => Promise<void>;
  onDiscard: () => void;
}

/** A change that the server could not save: your version beside the server's, and the choice between them. */
export function ParkedOperation({ operation, onKeepMine, onDiscard }: ParkedOperationProps) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const keepMine = async () => {
    try {
      await onKeepMine();
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <section className={s.operation} aria-labelledby={id}>
      <h3 id={id} className={s.heading}>
        {operation.label ?? 'A change'}
      </h3>
      <p className={s.text}>{operation.reason}</p>
      {operation.changes.map((change) => (
        <ParkedChange key={change.id} change={change} />
      ))}
      {problem && (
        <p className={s.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={s.actions}>
        <Button size="compact" onClick={() => void keepMine()}>
          Keep mine
        </Button>
        <Button size="compact" variant="outline" onClick={onDiscard}>
          Use theirs
        </Button>
      </div>
    </section>
  );
}

/** Your version of a record beside the present one. */
function ParkedChange({ change: { collection, id, before, after } }: { change: PendingChange }) {
  const workspace = useWorkspace();
  const present = useRecord(collection, id);
  const version = after ?? present;
  if (!version || collection === 'notices') return null;
  return (
    <div className={s.section}>
      <h4 className={s.heading}>
        {[collectionWords[collection], titleOfRecord(version)].filter(Boolean).join(': ')}
      </h4>
      <ConflictTable
        mine={after}
        theirs={present}
        theirsMissing={before ? undefined : 'Not there'}
        fields={fieldsOfRecord(version, workspace)}
      />
    </div>
  );
}
