import { useEffect, useId, useRef, type ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import * as s from './error-summary.module.scss';

export interface FieldError {
  /** Id of the control that takes the focus. */
  id: string;
  /** What is wrong and how to fix it, in a sentence that names the field. */
  text: string;
}

export interface ErrorSummaryProps extends Omit<ComponentProps<'div'>, 'children'> {
  errors: readonly FieldError[];
  /** Counts the tries: each new one takes the focus here. */
  tries: number;
}

/**
 * What is wrong with a form that was handed in, above its fields: it takes the focus, and each sentence leads to its
 * field. Nothing while nothing is wrong.
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
