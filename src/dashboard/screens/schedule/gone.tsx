import { useState } from 'react';
import { Button } from '@/design-system/button/button';
import { useMe } from '@/dashboard/hooks/use-workspace';
import { dropDraft, keepDraft, newPlace, readKept } from './editor/kept-draft';
import * as s from './editor/event-editor.module.scss';
import { SidePanel } from './side-panel';

export interface GoneProps {
  /** What the address names. */
  openKey: string;
  onClose: () => void;
  /** Goes on with what was typed, as a new event. */
  onRescue: (place: { startsAt: string }) => void;
}

/** Stands for an event whose address leads nowhere any more. What was typed into it is not gone with it. */
export function Gone({ openKey, onClose, onRescue }: GoneProps) {
  const me = useMe();
  const [left] = useState(() =>
    ['all', 'one'].map((extent) => `${openKey} ${extent}`).find((place) => readKept(me.id, place) !== null),
  );
  const rescue = (place: string) => {
    const kept = readKept(me.id, place);
    if (!kept) return onClose();
    keepDraft(me.id, newPlace, { draft: kept.draft });
    dropDraft(me.id, place);
    onRescue({ startsAt: `${kept.draft.startDay}T${kept.draft.startTime}` });
  };
  return (
    <SidePanel title="Event not found" onClose={onClose}>
      <p className={s.hint}>
        It was deleted or moved since this address was copied. Find it in the calendar.
      </p>
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
