import { useId, useLayoutEffect, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { clockSpan } from '@/dashboard/words/span';
import { parseTimeField } from '@/dashboard/commands/time/parse-minutes';
import { cx } from '@/lib/cx';
import * as s from './time-input.module.scss';

/** What is typed and not kept: not sent yet, on its way, or refused with a sentence that says what to do. */
export interface TimeDraft {
  text: string;
  onItsWay: boolean;
  error: string | null;
  /** The minutes that stood there when the typing began. */
  base: number;
}

export interface TimeInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'defaultValue' | 'onChange'
> {
  /** What is kept; 0 shows as an empty field, and an emptied field is 0. */
  minutes: number;
  /**
   * Keeps what was typed; `base` is what stood there when the typing began.
   * @returns why it could not be kept, or null once it is.
   */
  onCommit: (typed: { minutes: number; base: number }) => Promise<string | null>;
  /** `cell` fills a cell of a table, `field` stands alone. @default 'field' */
  look?: 'cell' | 'field';
  /** What is typed, where the parent holds it; it then stays when the input goes. @default held here */
  draft?: TimeDraft | null;
  onDraft?: (change: { draft: TimeDraft | null }) => void;
  /** The id of the element in which the parent shows the error. @default the input shows it */
  errorId?: string;
}

/** The minutes that typing starts from: those of a time on its way are as good as kept. */
function baseOf(draft: TimeDraft | null, minutes: number): number {
  const sent = draft?.onItsWay ? parseTimeField(draft.text) : null;
  return sent?.ok ? sent.minutes : (draft?.base ?? minutes);
}

/**
 * A span of time as people type it: `1:30`, `1.5`, `1,5`, `90m`, `1h 30m`. It is kept when Enter is pressed or the field
 * is left; Escape brings back what was kept. What is refused stays as it was typed. `className` goes to the root,
 * everything else to the input.
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
  // What is there by now: leaving a field by Enter blurs it before anything is drawn again.
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
    // Somebody may have typed on meanwhile: that counts. A person who was told the present value may insist.
    if (latest.current.draft !== way) return;
    setDraft(
      refused === null ? null : { text, onItsWay: false, error: refused, base: latest.current.minutes },
    );
  };

  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') void commit();
    if (event.key === 'Escape' && draft) {
      // The first Escape takes back what was typed, the next one closes what lies around.
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
          // What was refused is for Enter to try again: leaving the field is no answer.
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
