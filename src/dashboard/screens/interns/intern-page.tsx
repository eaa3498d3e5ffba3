import { useRef } from 'react';
import { meetingsOf } from '@/dashboard/figures/mentorship';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Person } from '@/dashboard/model/records/records';
import { useAdding } from '@/dashboard/parts/edit/use-adding';
import { Empty } from '@/dashboard/parts/empty/empty';
import { useFocusOnChange } from '@/dashboard/parts/focus-on-change/use-focus-on-change';
import { useFocusBack } from '@/dashboard/parts/focus-on-change/use-focus-back';
import { MeetingForm } from '@/dashboard/parts/meetings/meeting-form';
import { MeetingList } from '@/dashboard/parts/meetings/meeting-list';
import { MeetingView } from '@/dashboard/parts/meetings/meeting-view';
import { PanelGrid } from '@/dashboard/parts/panel-grid/panel-grid';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Screen } from '@/dashboard/parts/screen/screen';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
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
  const { adding, add, close } = useAdding();
  const planning = adding !== null;
  const planButton = useRef<HTMLButtonElement>(null);
  useFocusBack(planning, () => planButton.current);
  const next = coming[0] ?? null;
  const shown = values.meeting === null ? next : [...coming, ...past].find(({ id }) => id === values.meeting);
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
      actions={
        <Button
          ref={planButton}
          size="compact"
          icon={<Icon name="plus" size={18} />}
          aria-expanded={planning}
          onClick={add}
        >
          Plan a meeting
        </Button>
      }
    >
      <Submissions
        intern={intern}
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
        {shown ? (
          <MeetingView
            key={shown.id}
            meeting={shown}
            localNow={localNow}
            isNext={shown === next}
            onRemoved={() => change({ meeting: null }, { back: true })}
          />
        ) : (
          <Panel title={values.meeting === null ? 'Next meeting' : 'Meeting'}>
            <Empty title={values.meeting === null ? 'No meeting is planned' : 'Meeting not found'}>
              {values.meeting === null
                ? `Plan one, and write down what you want to talk about with ${intern.name}.`
                : 'It may have been cancelled.'}
            </Empty>
          </Panel>
        )}
        <MeetingList
          {...{ coming, past, localNow }}
          shownId={shown?.id ?? null}
          hrefOf={({ id }) => hrefWith({ meeting: id })}
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
