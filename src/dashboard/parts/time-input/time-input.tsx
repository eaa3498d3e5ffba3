import { isComposing } from '@/lib/is-composing';
import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { useOnLeave } from '@/dashboard/hooks/use-on-leave';
import { clockSpan } from '@/dashboard/words/span';
import { parseTimeField } from '@/dashboard/commands/time/parse-minutes';
import { cx } from '@/lib/cx';
import * as s from './time-input.module.scss';

/** An unsaved entry: not sent, being saved, or rejected with an error message. */
export interface TimeDraft {
  text: string;
  onItsWay: boolean;
  error: string | null;
  /** Saved minutes at the start of the edit, for conflict detection. */
  base: number;
}

export interface TimeInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange'
> {
  /** Saved minutes. 0 shows as an empty field, and an empty field saves 0. */
  minutes: number;
  /**
   * Saves the entry. `base` is the number of saved minutes at the start of the edit.
   * @returns an error message, or null after a successful save
   */
  onCommit: (typed: { minutes: number; base: number }) => Promise<string | null>;
  /** `cell` fills a table cell. `field` is a standalone field. @default 'field' */
  look?: 'cell' | 'field';
  /** Draft in the parent's state, which outlives the input. @default the input's own state */
  draft?: TimeDraft | null;
  onDraft?: (change: { draft: TimeDraft | null }) => void;
  /** Id of the parent's element that shows the error. @default the input shows the error */
  errorId?: string;
}

/** Base minutes of a new edit. The minutes of an entry that is being saved count as saved. */
function baseOf(draft: TimeDraft | null, minutes: number): number {
  const sent = draft?.onItsWay ? parseTimeField(draft.text) : null;
  return sent?.ok ? sent.minutes : (draft?.base ?? minutes);
}

/**
 * A duration field. Accepts `1:30`, `1.5`, `1,5`, `90m` and `1h 30m`. Enter and blur save; Escape restores
 * the saved value. A rejected entry remains in the field. `className` applies to the root, all other props to
 * the input.
 */
export function TimeInput({
  minutes,
  onCommit,
  look = 'field',
  draft: held,
  onDraft,
  errorId,
  className,
  onBlur,
  onFocus,
  onKeyDown,
  ...rest
}: TimeInputProps) {
  const ownId = useId();
  const [own, setOwn] = useState<TimeDraft | null>(null);
  const draft = held === undefined ? own : held;
  // Enter can blur the field before the next render, so the handlers read the latest values from a ref.
  const latest = useRef({ draft, minutes });
  useLayoutEffect(() => {
    latest.current = { draft, minutes };
  });
  const sent = useRef<TimeDraft | null>(null);
  const setDraft = (next: TimeDraft | null) => {
    latest.current.draft = next;
    if (onDraft) onDraft({ draft: next });
    else setOwn(next);
  };
  const kept = minutes === 0 ? '' : clockSpan(minutes);
  const error = draft?.error ?? null;

  const commit = async () => {
    const typed = latest.current.draft;
    if (!typed || typed === sent.current) return;
    const parsed = parseTimeField(typed.text);
    if (!parsed.ok) return setDraft({ ...typed, onItsWay: false, error: parsed.error });
    if (parsed.minutes === minutes) return setDraft(null);
    const text = parsed.minutes === 0 ? '' : clockSpan(parsed.minutes);
    const way: TimeDraft = { text, onItsWay: true, error: null, base: typed.base };
    sent.current = way;
    setDraft(way);
    const refused = await onCommit({ minutes: parsed.minutes, base: typed.base });
    // Skip the result if the user has edited meanwhile. After a rejection, the latest saved value is the new
    // base.
    if (latest.current.draft !== way) return;
    setDraft(
      refused === null ? null : { text, onItsWay: false, error: refused, base: latest.current.minutes },
    );
  };

  // Back takes the field away without a blur. A draft in the parent's state outlives it, and a rejected one is not retried.
  useOnLeave(held === undefined && !error ? commit : null);

  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter') void commit();
    if (event.key === 'Escape' && draft) {
      // The first Escape discards the draft. The next one closes the surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      setDraft(null);
    }
    onKeyDown?.(event);
  };

  return (
    <span className={cx(s.root, className)} data-look={look}>
      <input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        type="text"
        className={s.input}
        value={draft?.text ?? kept}
        aria-busy={draft?.onItsWay || undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [error && (errorId ?? ownId), rest['aria-describedby']].filter(Boolean).join(' ') || undefined
        }
        onChange={({ target }) =>
          setDraft({ text: target.value, onItsWay: false, error: null, base: baseOf(draft, minutes) })
        }
        onFocus={(event) => {
          event.target.select();
          onFocus?.(event);
        }}
        onBlur={(event) => {
          // Blur does not retry a rejected entry. Only Enter does.
          if (!error) void commit();
          onBlur?.(event);
        }}
        onKeyDown={onKey}
      />
      {error && errorId === undefined && (
        <span id={ownId} role="alert" className={s.error}>
          {error}
        </span>
      )}
    </span>
  );
}
