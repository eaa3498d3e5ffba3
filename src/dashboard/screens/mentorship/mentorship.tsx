import { useSearchParams } from '@/design-system/link/use-search-params';
import { useFocusOnChange } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Screen } from '@/dashboard/parts/screen/screen';
import { meetingsOf } from '@/dashboard/figures/mentorship';
import { useMe, useRecord, useRecords } from '@/dashboard/hooks/use-workspace';
import { useAgencyZoneNote } from '@/dashboard/hooks/use-zone-note';
import { useLocalNow } from '@/dashboard/hooks/use-today';
import { Goals } from './goals/goals';
import { MeetingForm } from '@/dashboard/parts/meetings/meeting-form';
import { ShownMeeting } from '@/dashboard/parts/meetings/shown-meeting';
import { usePlanning } from '@/dashboard/parts/meetings/use-planning';
import { MentorCard } from './mentor-card';
import { NoMentor } from './no-mentor';
import * as s from './mentorship.module.scss';

/** An intern's mentor, meetings and goals. */
export function MentorshipScreen() {
  const me = useMe();
  const localNow = useLocalNow();
  const mentor = useRecord('people', me.mentorId);
  const meetings = useRecords('meetings');
  const { values, hrefWith, change } = useSearchParams(['meeting', 'goal']);
  const root = useFocusOnChange(values.meeting ?? '');
  const { planning, close, button } = usePlanning();

  const { coming, past } = meetingsOf(meetings, me.id, localNow);

  return (
    <Screen ref={root} route="mentorship" lead={useAgencyZoneNote()} actions={mentor && button}>
      <PanelGrid className={s.root}>
        {mentor && planning && (
          <MeetingForm
            className={s.whole}
            intern={me}
            mentor={mentor}
            onClose={close}
            onPlanned={({ id }) => {
              close();
              change({ meeting: id });
            }}
          />
        )}
        {mentor ? <MentorCard mentor={mentor} /> : <NoMentor />}
        <ShownMeeting
          {...{ coming, past, localNow }}
          openId={values.meeting}
          hrefOf={({ id }) => hrefWith({ meeting: id })}
          onRemoved={() => change({ meeting: null }, { back: true })}
          emptyText={
            mentor
              ? 'Plan one, and write down what you want to talk about.'
              : 'Once you have a mentor you can plan the first one.'
          }
        />
        <Goals intern={me} today={localNow.slice(0, 10)} openId={values.goal} />
      </PanelGrid>
    </Screen>
  );
}
