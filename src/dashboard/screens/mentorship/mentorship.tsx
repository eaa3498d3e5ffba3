import { useRef } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { useSearchParams } from '@/design-system/link/use-search-params';
import { useAdding } from '@/dashboard/parts/edit/use-adding';
import { Empty } from '@/dashboard/parts/empty/empty';
import { useFocusBack } from '@/dashboard/parts/focus-on-change/use-focus-back';
import { useFocusOnChange } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { meetingsOf } from '@/dashboard/figures/mentorship';
import { useMe, useRecord, useRecords } from '@/dashboard/hooks/use-workspace';
import { useAgencyZoneNote } from '@/dashboard/hooks/use-zone-note';
import { useLocalNow } from '@/dashboard/hooks/use-today';
import { Goals } from './goals/goals';
import { MeetingForm } from '@/dashboard/parts/meetings/meeting-form';
import { MeetingList } from '@/dashboard/parts/meetings/meeting-list';
import { MeetingView } from '@/dashboard/parts/meetings/meeting-view';
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
  const { adding, add, close } = useAdding();
  const planning = adding !== null;
  const planButton = useRef<HTMLButtonElement>(null);
  useFocusBack(planning, () => planButton.current);

  const { coming, past } = meetingsOf(meetings, me.id, localNow);
  const next = coming[0] ?? null;
  const asked = values.meeting === null ? null : [...coming, ...past].find(({ id }) => id === values.meeting);
  const shown = values.meeting === null ? next : asked;

  return (
    <Screen
      ref={root}
      route="mentorship"
      lead={useAgencyZoneNote()}
      actions={
        mentor && (
          <Button
            ref={planButton}
            size="compact"
            icon={<Icon name="plus" size={18} />}
            aria-expanded={planning}
            onClick={add}
          >
            Plan a meeting
          </Button>
        )
      }
    >
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
        {mentor ? <MentorCard mentor={mentor} /> : <NoMentor intern={me} />}
        {shown && (
          <MeetingView
            key={shown.id}
            meeting={shown}
            localNow={localNow}
            isNext={shown === next}
            onRemoved={() => change({ meeting: null }, { back: true })}
          />
        )}
        {!shown && (
          <Panel title={values.meeting === null ? 'Next meeting' : 'Meeting'}>
            <Empty title={values.meeting === null ? 'No meeting is planned' : 'Meeting not found'}>
              {values.meeting !== null
                ? 'It may have been cancelled.'
                : mentor
                  ? 'Plan one, and write down what you want to talk about.'
                  : 'Once you have a mentor you can plan the first one.'}
            </Empty>
          </Panel>
        )}
        <MeetingList
          {...{ coming, past, localNow }}
          shownId={shown?.id ?? null}
          hrefOf={({ id }) => hrefWith({ meeting: id })}
        />
        <Goals intern={me} today={localNow.slice(0, 10)} openId={values.goal} />
      </PanelGrid>
    </Screen>
  );
}
