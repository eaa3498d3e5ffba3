import { Tabs } from '@/design-system/tabs/tabs';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { profileOf } from '@/routes/portal-paths';
import { useRole } from '../../data/use-workspace';
import { Screen } from '../../parts/screen/screen';
import { AccountFacts } from './account-facts';
import { ProfileForm } from './profile-form';
import { RoleFacts } from './role-facts';
import * as s from './profile.module.scss';

/** Who is signed in: what they tell about themselves and may change, and what the agency keeps about their account. */
export function ProfileScreen() {
  const role = useRole();
  const { values, change } = useSearchParams(['tab']);
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
                <ProfileForm />
                <RoleFacts />
              </div>
            ),
          },
          { id: 'account', label: 'Account', content: <AccountFacts /> },
        ]}
      />
    </Screen>
  );
}
