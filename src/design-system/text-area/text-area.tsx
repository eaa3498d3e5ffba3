import type { ComponentProps } from 'react';
import { FieldFrame, type FieldWords } from '../field/field-frame';
import * as s from './text-area.module.scss';

export interface TextAreaProps extends FieldWords, Omit<ComponentProps<'textarea'>, 'children'> {
  /** Minimum number of visible lines. @default 4 */
  rows?: number;
}

/** A labelled multi-line text input. `className` applies to the root, all other props to the textarea. */
export function TextArea({ label, mark, hint, error, rows = 4, id, className, ...rest }: TextAreaProps) {
  return (
    <FieldFrame {...{ label, mark, hint, error, id, className }} describedBy={rest['aria-describedby']}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          rows={rows}
          data-lenis-prevent=""
          className={s.input}
          data-end={error ? 'icon' : undefined}
        />
      )}
    </FieldFrame>
  );
}
