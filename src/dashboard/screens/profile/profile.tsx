import { Tabs } from '@/design-system/tabs/tabs';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { profileOf } from '@/routes/portal-paths';
import { useRole } from '@/dashboard/hooks/use-workspace';
import { LeaveDialog } from '@/dashboard/parts/form/leave-guard/leave-dialog';
import { Screen } from '@/dashboard/parts/screen/screen';
import { AccountFacts } from './account-facts';
import { ProfileForm } from './profile-form';
import { RoleFacts } from './role-facts';
import * as s from './profile.module.scss';
import { useProfileDraft } from './use-profile-draft';

/** Who is signed in: what they tell about themselves and may change, and what the agency keeps about their account. */
export function ProfileScreen() {
  const role = useRole();
  const { values, change } = useSearchParams(['tab']);
  const draft = useProfileDraft();
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
                <ProfileForm draft={draft} />
                <RoleFacts />
              </div>
            ),
          },
          { id: 'account', label: 'Account', content: <AccountFacts /> },
        ]}
      />
      {/* Outside the tabs: a hidden one would hide it. */}
      <LeaveDialog guard={draft.guard} keepsDraft onDiscard={draft.discard} />
    </Screen>
  );
}
