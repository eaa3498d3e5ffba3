import { useMemo } from 'react';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { internsOf } from '@/dashboard/figures/own-interns';
import { useLocalNow } from '@/dashboard/hooks/use-today';
import { useMe, useRecords } from '@/dashboard/hooks/use-workspace';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Link } from '@/design-system/link/link';
import { portalPath } from '@/routes/portal-paths';
import { InternList } from './intern-list';
import { InternPage } from './intern-page';

/** The interns of the signed-in mentor, or one of them. */
export function InternsOfMentorScreen() {
  const me = useMe();
  const localNow = useLocalNow();
  const people = useRecords('people');
  const interns = useMemo(() => internsOf(people, me), [people, me]);
  const { values } = useSearchParams(['intern']);
  const shown = interns.find(({ id }) => id === values.intern);

  if (shown) return <InternPage key={shown.id} intern={shown} mentor={me} localNow={localNow} />;
  return (
    <Screen
      route="my-interns"
      lead={values.intern !== null && <Link href={portalPath('my-interns')}>All interns</Link>}
    >
      <Panel title="Interns" titleHidden>
        {values.intern !== null && (
          <Empty title="Intern not found">You are not the mentor of this person, or the link is old.</Empty>
        )}
        {values.intern === null && interns.length === 0 && (
          <Empty title="You mentor no interns">
            An admin chooses the mentor of each intern. Your interns then appear here, with their work,
            meetings, goals and hours.
          </Empty>
        )}
        {values.intern === null && interns.length > 0 && (
          <InternList interns={interns} mentorId={me.id} localNow={localNow} />
        )}
      </Panel>
    </Screen>
  );
}
