import { longDate } from '@/dashboard/words/day';
import { useMe, useRecord, useRole } from '@/dashboard/hooks/use-workspace';
import { Panel } from '@/dashboard/parts/panel/panel';
import { FactList } from '@/dashboard/parts/fact-list/fact-list';

/** The agency's agreements with an intern or an employee. Admins have no such panel. */
export function RoleFacts() {
  const role = useRole();
  const me = useMe();
  const mentor = useRecord('people', me.mentorId);
  if (role === 'intern')
    return (
      <Panel title="Internship Details">
        <FactList
          facts={[
            { name: 'Program', value: me.position },
            { name: 'Start date', value: longDate(me.joinedOn) },
            { name: 'Mentor', value: mentor?.name ?? '' },
          ]}
        />
      </Panel>
    );
  if (role === 'employee')
    return (
      <Panel title="Employment Details">
        <FactList
          facts={[
            { name: 'Department', value: me.team },
            { name: 'Position', value: me.position },
            { name: 'Join date', value: longDate(me.joinedOn) },
          ]}
        />
      </Panel>
    );
  return null;
}
