import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import * as s from './error-summary.module.scss';

export interface FieldError {
  /** Id of the control to focus. */
  id: string;
  /** A sentence that names the field, the error and the fix. */
  text: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  errors: readonly FieldError[];
  /** Number of attempts to submit. Each new attempt moves the focus to the summary. */
  tries: number;
}

/**
 * Lists the errors of a submitted form above its fields. Each error links to its field. Renders nothing
 * without errors.
 */
export function ErrorSummary({ errors, tries, className, ...rest }: ErrorSummaryProps) {
  const root = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (tries > 0) root.current?.focus();
  }, [tries]);
  if (errors.length === 0) return null;
  return (
    <div
      ref={root}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-error-summary=""
      className={cx(s.root, className)}
      {...rest}
    >
      <p id={titleId} className={s.title}>
        <Icon name="circle-alert" size={18} />
        {errors.length === 1 ? 'One field needs a change.' : `${errors.length} fields need a change.`}
      </p>
      <ul role="list" className={s.list}>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <Link
              href={`#${id}`}
              className={s.link}
              onClick={(event) => {
                const control = document.getElementById(id);
                if (!control) return;
                event.preventDefault();
                control.focus();
                control.scrollIntoView?.({ block: 'center' });
              }}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
