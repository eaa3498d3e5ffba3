import { parseDate, type CalendarDate } from '@internationalized/date';
import {
  startTransition,
  use,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  DateField,
  DateFieldStateContext,
  DateInput,
  DateSegment,
  type DateFieldState,
} from 'react-aria-components/DateField';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Icon } from '@/design-system/icon/icon';
import { isDay } from '@/dashboard/days/moments';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import { FieldRow } from '@/dashboard/parts/form/field-row/field-row';
import type { DateFieldProps } from './date-field-props';
import { unreadableDay } from '@/dashboard/words/unreadable-day';
import './allow-emptying';
import { createEchoes } from './echoes';
import * as s from './segmented-field.module.scss';

const loadCalendar = onceUnlessFailed(async () => (await import('./day-calendar')).DayCalendar);

/** Locale for the order of day, month and year: the browser's locale if it is English, or en-GB. */
const locale = () => (navigator.language.startsWith('en') ? navigator.language : 'en-GB');

const dateOf = (day: string): CalendarDate | null => (isDay(day) ? parseDate(day) : null);

/** The `DateField` for a mouse: day, month and year are typed apart, and a button opens a calendar. */
export function SegmentedField({
  id,
  label,
  mark,
  hint,
  error,
  sharedErrorId,
  labelHidden,
  className,
  'aria-describedby': describedBy,
  required,
  value,
  min,
  max,
  onDay,
  onBlur,
  ref,
}: DateFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const calendarId = `${fieldId}-calendar`;
  const group = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const { Part: DayCalendar, failed, prepare } = usePart(loadCalendar, open);

  // Focus on the field goes to its first segment.
  useImperativeHandle(ref, () => group.current!);
  useEffect(() => {
    const element = group.current!;
    const onFocus = () => element.querySelector<HTMLElement>('[contenteditable]')?.focus();
    element.tabIndex = -1;
    element.addEventListener('focus', onFocus);
    return () => element.removeEventListener('focus', onFocus);
  }, []);

  // In a transition, so that the press has a response before the calendar's 42 buttons render.
  const show = () => startTransition(() => setOpen(true));
  const close = () => {
    setOpen(false);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <FieldRow
      {...{ id: fieldId, label, mark, labelHidden, className, error, sharedErrorId }}
      hint={failed ? 'The calendar could not be loaded. Enter the date instead.' : hint}
      aria-describedby={describedBy}
      onClick={({ target }) => {
        if (target instanceof HTMLLabelElement) group.current?.focus();
      }}
    >
      {(control, labelId) => (
        <span
          className={s.box}
          // Capture phase: the segments stop the propagation of some of these keys.
          onKeyDownCapture={(event) => {
            if (!group.current?.contains(event.target as Node)) return;
            // The keys work as in a native date field.
            const asks =
              event.key === ' ' || event.key === 'F4' || (event.altKey && event.key === 'ArrowDown');
            if (asks) show();
            else if (event.key === 'Enter') group.current.closest('form')?.requestSubmit();
            else return;
            event.preventDefault();
          }}
        >
          <I18nProvider locale={locale()}>
            <DateField
              id={control.id}
              aria-labelledby={labelId}
              aria-describedby={control['aria-describedby']}
              isInvalid={control['aria-invalid'] === true}
              isRequired={required}
              validationBehavior="aria"
              shouldForceLeadingZeros
              granularity="day"
              defaultValue={dateOf(value)}
              onBlur={onBlur}
            >
              <Reading value={value} onDay={onDay} />
              <DateInput ref={group} className={s.parts}>
                {(segment) => <DateSegment segment={segment} className={s.part} />}
              </DateInput>
            </DateField>
          </I18nProvider>
          <button
            ref={button}
            type="button"
            className={s.button}
            aria-label={`${label}: open the calendar`}
            aria-haspopup="dialog"
            aria-expanded={open}
            aria-controls={open ? calendarId : undefined}
            onPointerEnter={prepare}
            onFocus={prepare}
            onClick={() => (open ? setOpen(false) : show())}
          >
            <Icon name="calendar" size={18} />
          </button>
          {open && DayCalendar && (
            <DayCalendar
              id={calendarId}
              label={label}
              day={value}
              min={min}
              max={max}
              anchor={button}
              onDay={({ day }) => {
                onDay({ day });
                close();
              }}
              onClose={() => setOpen(false)}
            />
          )}
        </span>
      )}
    </FieldRow>
  );
}

/** Two-way sync between the form's value and the date segments. */
function Reading({ value, onDay }: Pick<DateFieldProps, 'value' | 'onDay'>) {
  const state = use(DateFieldStateContext)!;
  const typed = readParts(state.segments);
  const [echoes] = useState(() => createEchoes(value));
  const reported = useRef(value);
  useLayoutEffect(() => keepAsTyped(state));
  useEffect(() => {
    // On a slow device the form may return a value after the user has typed the next digit.
    if (echoes.isEcho(value)) return;
    reported.current = value;
    state.setValue(dateOf(value));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- react-aria recreates `state` at each render
  }, [value]);
  useEffect(() => {
    if (typed === reported.current) return;
    reported.current = typed;
    echoes.report(typed);
    onDay({ day: typed });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- reports only changes of the typed day
  }, [typed]);
  return null;
}

/** react-aria changes 30 February to 28 February on blur. This keeps the typed day for the form. */
function keepAsTyped(state: DateFieldState): void {
  state.confirmPlaceholder = () => {};
}

function readParts(segments: DateFieldState['segments']): string {
  const part = (type: string, digits: number) => {
    const { value, isPlaceholder } = segments.find((segment) => segment.type === type)!;
    return isPlaceholder ? '' : String(value).padStart(digits, '0');
  };
  const parts = [part('year', 4), part('month', 2), part('day', 2)];
  if (parts.every((text) => text === '')) return '';
  const day = parts.join('-');
  return isDay(day) ? day : unreadableDay;
}
