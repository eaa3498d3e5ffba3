import { meetingsOf } from '@/dashboard/figures/mentorship';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Person } from '@/dashboard/model/records/records';
import { useFocusOnChange } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { MeetingForm } from '@/dashboard/parts/meetings/meeting-form';
import { ShownMeeting } from '@/dashboard/parts/meetings/shown-meeting';
import { usePlanning } from '@/dashboard/parts/meetings/use-planning';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Link } from '@/design-system/link/link';
import { useAgencyZoneNote } from '@/dashboard/hooks/use-zone-note';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { portalPath } from '@/routes/portal-paths';
import { Submissions } from './submissions';
import { InternGoals } from './intern-goals';
import { InternHours } from './intern-hours';
import { InternMessages } from './intern-messages';
import * as s from './interns.module.scss';

export interface InternPageProps {
  intern: Person;
  mentor: Person;
  localNow: string;
}

/** One intern: work to review, meetings, goals, hours and messages. */
export function InternPage({ intern, mentor, localNow }: InternPageProps) {
  const today = localNow.slice(0, 10);
  const zoneNote = useAgencyZoneNote();
  const { coming, past } = meetingsOf(useRecords('meetings'), intern.id, localNow);
  const { values, hrefWith, change } = useSearchParams(['intern', 'assignment', 'meeting']);
  const root = useFocusOnChange(values.meeting ?? '');
  const { planning, close, button } = usePlanning();
  return (
    <Screen
      route="my-interns"
      title={intern.name}
      lead={
        <>
          <Link href={portalPath('my-interns')}>All interns</Link>
          {zoneNote && ` ${zoneNote}`}
        </>
      }
      actions={button}
    >
      <Submissions
        intern={intern}
        today={today}
        openId={values.assignment}
        hrefOf={({ id }) => hrefWith({ assignment: id })}
        onDecided={() => change({ assignment: null }, { back: true })}
      />
      <PanelGrid ref={root} className={s.page}>
        {planning && (
          <MeetingForm
            className={s.whole}
            intern={intern}
            mentor={mentor}
            onClose={close}
            onPlanned={({ id }) => {
              close();
              change({ meeting: id });
            }}
          />
        )}
        <ShownMeeting
          {...{ coming, past, localNow }}
          openId={values.meeting}
          hrefOf={({ id }) => hrefWith({ meeting: id })}
          onRemoved={() => change({ meeting: null }, { back: true })}
          emptyText={`Plan one, and write down what you want to talk about with ${intern.name}.`}
        />
      </PanelGrid>
      <PanelGrid className={s.page}>
        <InternGoals intern={intern} today={today} />
        <InternHours intern={intern} today={today} />
        <InternMessages intern={intern} mentor={mentor} today={today} />
      </PanelGrid>
    </Screen>
  );
}
