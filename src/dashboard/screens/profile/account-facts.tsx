import { longDate } from '@/dashboard/words/day';
import { roleNames } from '@/routes/portal-table';
import { useMe, useRole } from '@/dashboard/hooks/use-workspace';
import { Panel } from '@/dashboard/parts/panel/panel';
import { FactList } from '@/dashboard/parts/fact-list/fact-list';

/** The details of the account: only an admin changes them, and nobody the work email. */
export function AccountFacts() {
  const role = useRole();
  const me = useMe();
  return (
    <Panel title="Account">
      <FactList
        facts={[
          { name: 'Work email', value: me.email, note: 'Cannot be changed' },
          { name: 'Account type', value: roleNames[role] },
          { name: 'Join date', value: longDate(me.joinedOn) },
        ]}
      />
    </Panel>
  );
}
