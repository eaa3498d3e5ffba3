import { lostDraft } from '@/dashboard/hooks/use-draft';
import type { Edit } from '@/dashboard/hooks/use-edit';
import { Conflict } from '@/dashboard/parts/conflict/conflict';
import type { ConflictField } from '@/dashboard/parts/conflict/conflict-table';
import * as s from './edit.module.scss';

export interface EditStatusProps<Draft> {
  edit: Edit<Draft>;
  /** Name of the record: 'This task'. Not needed for a new record. @default 'This' */
  subject?: string;
  /** Fields to compare in a conflict. Not needed for a new record. @default [] */
  compare?: readonly ConflictField<Draft>[];
  /** Called when the user chooses their version, after the draft is discarded. */
  onUseTheirs?: () => void;
}

/** Result of the last attempt to save, and changes to the record made elsewhere. */
export function EditStatus<Draft>({
  edit,
  subject = 'This',
  compare = [],
  onUseTheirs,
}: EditStatusProps<Draft>) {
  const { conflict, elsewhere, failure, dirty, state } = edit;
  if (conflict)
    return (
      <Conflict
        className={s.whole}
        subject={subject}
        mine={conflict.mine}
        theirs={conflict.theirs}
        fields={compare}
        onKeepMine={edit.keepMine}
        onTakeTheirs={() => {
          edit.discard();
          onUseTheirs?.();
        }}
      />
    );
  return (
    <>
      {elsewhere && (
        <p role="status" className={s.note}>
          {elsewhere === 'deleted'
            ? `${subject} was deleted elsewhere. Save it to restore it.`
            : `${subject} was changed elsewhere. When you save, you can compare both versions.`}
        </p>
      )}
      {dirty && state === 'lost' && (
        <p role="alert" className={s.failure}>
          {lostDraft}
        </p>
      )}
      {failure && (
        <p role="alert" className={s.failure}>
          {failure}
        </p>
      )}
    </>
  );
}
