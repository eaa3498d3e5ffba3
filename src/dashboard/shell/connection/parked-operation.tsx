import { nameOfKey } from '@/dashboard/model/change';
import { useId, useState, useSyncExternalStore } from 'react';
import { Button } from '@/design-system/button/button';
import { useSending } from '@/dashboard/hooks/use-sending';
import { useMe, useRecord, useWorkspace } from '@/dashboard/hooks/use-workspace';
import { ConflictTable } from '@/dashboard/parts/conflict/conflict-table';
import { keptRecord, parkedChanges, type Parked } from '@/dashboard/store/synced/outbox';
import { refusalOfMine } from '@/dashboard/store/synced/refusal-of-mine';
import { collectionWords } from '@/dashboard/words/collection';
import { wholeNumber } from '@/dashboard/words/count';
import { fieldsOfRecord, titleOfRecord } from './record-fields';
import * as s from './connection-dialog.module.scss';

export interface ParkedOperationProps {
  operation: Parked;
  /** @throws Error with a message for users */
  onKeepMine: () => Promise<void>;
  onDiscard: () => Promise<void>;
}

/** An import can have a thousand records, which take seconds to show. */
const firstShown = 20;

/** A change that the server could not save: your version beside the server's, and the choice between them. */
export function ParkedOperation({ operation, onKeepMine, onDiscard }: ParkedOperationProps) {
  const id = useId();
  const { busy, problem, send } = useSending();
  const [shown, setShown] = useState(firstShown);
  const me = useMe();
  const workspace = useWorkspace();
  const refusal = useSyncExternalStore(workspace.subscribe, () => refusalOfMine(operation, me, workspace));
  const changes = parkedChanges(operation);
  return (
    <section className={s.operation} aria-labelledby={id}>
      <h3 id={id} className={s.heading}>
        {operation.label ?? 'A change'}
      </h3>
      <p className={s.text}>{refusal ?? operation.reason}</p>
      {changes.slice(0, shown).map((change) => (
        <ParkedRecord key={nameOfKey(change)} change={change} isRefused={refusal !== null} />
      ))}
      {shown < changes.length && (
        <div className={s.actions}>
          <Button size="compact" variant="outline" onClick={() => setShown(changes.length)}>
            Show all {wholeNumber(changes.length)} records
          </Button>
        </div>
      )}
      {refusal !== null && (
        <p className={s.text}>
          You can’t keep your version now. It stays here until you can keep it or use theirs.
        </p>
      )}
      {problem && (
        <p className={s.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={s.actions}>
        {refusal === null && (
          <Button size="compact" aria-disabled={busy || undefined} onClick={() => void send(onKeepMine)}>
            Keep mine
          </Button>
        )}
        <Button
          size="compact"
          variant="outline"
          aria-disabled={busy || undefined}
          onClick={() => void send(onDiscard)}
        >
          Use theirs
        </Button>
      </div>
    </section>
  );
}

/** The columns of a comparison: what each button leaves in each field. */
const buttons = { mine: 'Keep mine', theirs: 'Use theirs' };

interface ParkedRecordProps {
  change: ReturnType<typeof parkedChanges>[number];
  /** Whether the person’s version cannot be kept now. */
  isRefused: boolean;
}

/** A record as each button leaves it. */
function ParkedRecord({ change, isRefused }: ParkedRecordProps) {
  const { collection, id, before, after } = change;
  const workspace = useWorkspace();
  const present = useRecord(collection, id);
  const version = after ?? present;
  if (!version) return null;
  return (
    <div className={s.section}>
      <h4 className={s.heading}>
        {[collectionWords[collection], titleOfRecord(version)].filter(Boolean).join(': ')}
      </h4>
      <ConflictTable
        mine={keptRecord(change, present)}
        theirs={present}
        theirsMissing={before ? 'No longer exists' : 'Does not exist'}
        base={before}
        names={isRefused ? undefined : buttons}
        fields={fieldsOfRecord(version, workspace)}
      />
    </div>
  );
}
