import { useRef, type KeyboardEvent } from 'react';
import { isComposing } from '@/lib/is-composing';
import { useOnLeave } from '@/dashboard/hooks/use-on-leave';
import { parseText, useStoredState } from '@/dashboard/hooks/use-stored-state';

export interface NoteOptions {
  /** The name of the draft. If it can change, the component needs a `key`. */
  form: string;
  /** The saved note. */
  note: string;
  /** @returns whether it was saved */
  save: (note: string) => Promise<boolean>;
}

/**
 * The field of a note without a button: Enter, a blur and leaving the page save it. What a reload interrupts is typed in the
 * field again.
 */
export function useNote({ form, note, save }: NoteOptions) {
  const [typed, setTyped] = useStoredState<string | null>({ form, parse: parseText }, null);
  /** The note that is on its way: closing the field blurs it first, and one save is enough. */
  const sent = useRef<string | null>(null);
  const keep = async () => {
    const next = typed?.trim();
    if (next === undefined || next === sent.current) return;
    sent.current = next;
    if (next === note || (await save(next))) setTyped(null);
    sent.current = null;
  };

  useOnLeave(keep);

  return {
    /** Null where nothing is typed that is not saved. */
    typed,
    forget: () => setTyped(null),
    field: {
      value: typed ?? note,
      onChange: ({ target }: { target: { value: string } }) => setTyped(target.value),
      onBlur: () => void keep(),
      onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
        if (key === 'Enter' && !isComposing(nativeEvent)) void keep();
      },
    },
  };
}
