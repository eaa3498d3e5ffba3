import { useState } from 'react';
import { Button } from '@/design-system/button/button';
import { useMe } from '@/dashboard/hooks/use-workspace';
import { moveToNewEvent, readEventDraft } from './editor/stored-draft';
import * as s from './gone.module.scss';
import { SidePanel } from './side-panel';

export interface GoneProps {
  /** The key of an occurrence, from the address. */
  openKey: string;
  onClose: () => void;
  /** Opens the draft of the event as a new event. */
  onRescue: (place: { startsAt: string }) => void;
}

/** Says that an event was not found, and offers to save its draft as a new event. */
export function Gone({ openKey, onClose, onRescue }: GoneProps) {
  const me = useMe();
  const [left] = useState(() =>
    [`${openKey} all`, `${openKey} one`].find((draft) => readEventDraft(me.id, draft) !== null),
  );
  const rescue = (from: string) => {
    const draft = moveToNewEvent(me.id, from);
    if (!draft) return onClose();
    onRescue({ startsAt: `${draft.startDay}T${draft.startTime}` });
  };
  return (
    <SidePanel title="Event not found" onClose={onClose}>
      <p className={s.hint}>It may have been deleted or moved. Find it in the calendar.</p>
      <div className={s.buttons}>
        {left && (
          <Button size="compact" onClick={() => rescue(left)}>
            Save your draft as a new event
          </Button>
        )}
        <Button size="compact" variant="outline" onClick={onClose}>
          Back to the calendar
        </Button>
      </div>
    </SidePanel>
  );
}
