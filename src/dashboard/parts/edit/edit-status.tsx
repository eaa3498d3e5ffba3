import { lostDraft } from '@/dashboard/hooks/use-draft';
import type { Edit } from '@/dashboard/hooks/use-edit';
import { Conflict, type ConflictField } from '@/dashboard/parts/conflict/conflict';
import * as s from './edit.module.scss';

export interface EditStatusProps<Draft> {
  edit: Edit<Draft>;
  /** What is edited, at the start of a sentence: 'This task'. A new record needs none. */
  subject?: string;
  /** What two versions are compared by. A new record needs none. */
  compare?: readonly ConflictField<Draft>[];
  /** Called once somebody chose the other version, after the draft is discarded. */
  onUseTheirs?: () => void;
}

/** What came of the last try to save, and what happened to the record meanwhile. */
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
            ? `${subject} was deleted elsewhere. Save it to bring it back.`
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
