import { useState } from 'react';
import { SidePanel } from '@/dashboard/screens/schedule/side-panel';
import { EventForm, type EventFormProps } from './event-form';
import { SeriesScope, type EditScope } from './series-scope';
import { newEvent } from './stored-draft';

export type EventEditorProps = Omit<EventFormProps, 'draft' | 'asOne'>;

/** Creates an event, or edits one: one occurrence of a series, or all of it. */
export function EventEditor(props: EventEditorProps) {
  const { occurrence, onClose } = props;
  const [scope, setScope] = useState<EditScope>('one');
  const repeats = occurrence?.event.recurrence != null;
  const asOne = repeats && scope === 'one';
  const draft = occurrence ? `${occurrence.key} ${asOne ? 'one' : 'all'}` : newEvent;
  return (
    <SidePanel title={occurrence ? 'Event' : 'New event'} onClose={onClose}>
      {repeats && (
        <SeriesScope
          scope={scope}
          event={occurrence.event}
          onScope={({ scope: chosen }) => setScope(chosen)}
        />
      )}
      <EventForm key={draft} draft={draft} asOne={asOne} {...props} />
    </SidePanel>
  );
}
