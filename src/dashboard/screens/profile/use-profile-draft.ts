import { useState } from 'react';
import { useKeptDraft } from '@/dashboard/hooks/use-kept-draft';
import { useMe } from '@/dashboard/hooks/use-workspace';
import { useLeaveGuard } from '@/dashboard/parts/form/leave-guard/use-leave-guard';
import { fieldsOf, profileFields, type ProfileFields } from './profile-fields';

/** The profile as it is being edited. Whichever tab is shown, it is guarded. */
export function useProfileDraft() {
  const me = useMe();
  const kept = useKeptDraft<ProfileFields>({
    name: `profile:${me.id}`,
    kept: fieldsOf(me),
    fields: profileFields,
  });
  // A draft that was left behind is edited on.
  const [editing, setEditing] = useState(kept.dirty);
  const guard = useLeaveGuard(editing && kept.dirty);
  return { ...kept, editing, setEditing, guard, discard: () => kept.reset(fieldsOf(me)) };
}

export type ProfileDraft = ReturnType<typeof useProfileDraft>;
