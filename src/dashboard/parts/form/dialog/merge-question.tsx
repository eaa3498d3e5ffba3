import type { ReactNode } from 'react';
import { useRun } from '@/dashboard/hooks/use-run';
import type { Command } from '@/dashboard/model/command';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { counted } from '@/dashboard/words/count';
import { listedFew } from '@/dashboard/words/listed-few';
import { ActDialog } from './act-dialog';
import * as s from './question-dialog.module.scss';

interface Mergeable {
  id: string;
  name: string;
  status: string;
}

export interface MergeQuestionProps<Row extends Mergeable> {
  /** Name of a record: 'client'. */
  noun: string;
  /** At least two. */
  rows: readonly Row[];
  kept: Row;
  onKept: (id: string) => void;
  /** Plans the merge into the kept record. */
  merge: (keptId: string, ids: readonly string[]) => Command;
  /** Why an archived record that stays is of less use: 'nobody can log more time on it'. */
  archived: string;
  onMerged: () => void;
  onClose: () => void;
  /** Paragraphs about the parts that move and the parts that stay. */
  children: ReactNode;
}

/** Asks which of several records stays, and merges the others into it. */
export function MergeQuestion<Row extends Mergeable>({
  noun,
  rows,
  kept,
  onKept,
  merge,
  archived,
  onMerged,
  onClose,
  children,
}: MergeQuestionProps<Row>) {
  const run = useRun();
  return (
    <ActDialog
      title={`Merge ${counted(rows.length, noun)}?`}
      about={kept.id}
      answer={`Merge into ${kept.name}`}
      act={async () => {
        const command = merge(
          kept.id,
          rows.map(({ id }) => id),
        );
        const outcome = await run(command, { toast: 'success' });
        return outcome.done ? null : outcome.message;
      }}
      onDone={onMerged}
      onClose={onClose}
    >
      <div className={s.text}>
        <ChoiceField
          label={`${noun[0]!.toUpperCase()}${noun.slice(1)} that stays`}
          value={kept.id}
          choices={rows.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={({ target }) => onKept(target.value)}
        />
        {children}
        {kept.status === 'archived' && (
          <p>
            {kept.name} is archived and stays archived, so {archived}.
          </p>
        )}
        <p>The other {rows.length === 2 ? `${noun} is` : `${noun}s are`} deleted. You can undo this.</p>
      </div>
    </ActDialog>
  );
}

/** Names the records that are merged into the kept one. */
export const othersOf = (rows: readonly Mergeable[], kept: Mergeable): string =>
  listedFew(rows.filter(({ id }) => id !== kept.id).map(({ name }) => name));
