import { Tabs } from '@/design-system/tabs/tabs';
import { useState } from 'react';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { put } from '@/dashboard/model/change';
import { useLeaveGuard } from '@/dashboard/parts/form/leave-guard/use-leave-guard';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { profileOf } from '@/routes/portal-paths';
import { useMe, useRole } from '@/dashboard/hooks/use-workspace';
import { LeaveDialog } from '@/dashboard/parts/form/leave-guard/leave-dialog';
import { Screen } from '@/dashboard/parts/screen/screen';
import { AccountFacts } from './account-facts';
import { ProfileForm } from './profile-form';
import { RoleFacts } from './role-facts';
import * as s from './profile.module.scss';
import { fieldsOf, profileErrors, profileFields, savedFields } from './profile-fields';

/** The profile of the person who is signed in: their own details and those of the account. */
export function ProfileScreen() {
  const role = useRole();
  const { values, change } = useSearchParams(['tab']);
  const me = useMe();
  const edit = useEdit({
    form: `profile:${me.id}`,
    fields: profileFields,
    collection: 'people',
    id: me.id,
    draftOf: (record) => fieldsOf(record ?? me),
    check: profileErrors,
    save: (draft, record) => ({
      label: 'Changed your profile',
      changes: [put('people', { ...record!, ...savedFields(draft) })],
    }),
    onSaved: () => setEditing(false),
    toast: 'all',
  });
  // A stored draft opens in edit mode.
  const [editing, setEditing] = useState(edit.dirty);
  const guard = useLeaveGuard(editing && edit.dirty, {
    keepsDraft: edit.state === 'stored',
    onDiscard: edit.discard,
  });
  return (
    <Screen route={profileOf(role)} className={s.root}>
      <Tabs
        label="Your profile"
        selected={values.tab === 'account' ? 'account' : 'profile'}
        onSelect={({ id }) => change({ tab: id === 'profile' ? null : id })}
        tabs={[
          {
            id: 'profile',
            label: 'Profile',
            content: (
              <div className={s.panels}>
                <ProfileForm edit={edit} editing={editing} onEditing={setEditing} />
                <RoleFacts />
              </div>
            ),
          },
          { id: 'account', label: 'Account', content: <AccountFacts /> },
        ]}
      />
      {/* Outside the tabs: a hidden one would hide it. */}
      <LeaveDialog guard={guard} />
    </Screen>
  );
}
