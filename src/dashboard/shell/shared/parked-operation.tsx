import { useId, useState } from 'react';
import { Button } from '@/design-system/button/button';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import { ConflictTable } from '@/dashboard/parts/conflict/conflict-table';
import type { Parked } from '@/dashboard/store/synced/outbox';
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
  const workspace = useWorkspace();
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
      {operation.changes.map(({ collection, id: recordId, before, after }, index) => {
        const theirs = operation.theirs[index] ?? null;
        const version = after ?? theirs;
        if (!version || collection === 'notices') return null;
        const title = titleOfRecord(version);
        return (
          <div key={recordId} className={s.section}>
            <h4 className={s.heading}>{[collectionWords[collection], title].filter(Boolean).join(': ')}</h4>
            <ConflictTable
              mine={after}
              theirs={theirs}
              theirsMissing={before ? undefined : 'Not there'}
              fields={fieldsOfRecord(version, workspace)}
            />
          </div>
        );
      })}
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
