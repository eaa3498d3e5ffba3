import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { useShownItem } from '@/dashboard/hooks/use-shown-item';
import type { Meeting } from '@/dashboard/model/records/records';
import { MeetingList } from './meeting-list';
import { MeetingView } from './meeting-view';

export interface ShownMeetingProps {
  coming: readonly Meeting[];
  past: readonly Meeting[];
  localNow: string;
  /** The meeting that the address names. */
  openId: string | null;
  /** The address of a meeting. */
  hrefOf: (meeting: { id: string }) => string;
  onRemoved: () => void;
  /** The text if no meeting is planned. */
  emptyText: string;
}

/** The meeting that the address names, or the next one, and the list of all. */
export function ShownMeeting({
  coming,
  past,
  localNow,
  openId,
  hrefOf,
  onRemoved,
  emptyText,
}: ShownMeetingProps) {
  const next = coming[0] ?? null;
  const usual = useShownItem({ items: [...coming, ...past], openId, first: next });
  const shown = openId === null || usual?.id === openId ? usual : null;
  return (
    <>
      {shown ? (
        <MeetingView
          key={shown.id}
          meeting={shown}
          localNow={localNow}
          isNext={shown === next}
          onRemoved={onRemoved}
        />
      ) : (
        <Panel title={openId === null ? 'Next meeting' : 'Meeting'}>
          <Empty title={openId === null ? 'No meeting is planned' : 'Meeting not found'}>
            {openId === null ? emptyText : 'It may have been cancelled.'}
          </Empty>
        </Panel>
      )}
      <MeetingList {...{ coming, past, localNow, hrefOf }} shownId={shown?.id ?? null} />
    </>
  );
}
