import { useDeferredValue } from 'react';
import { AreaField, type AreaFieldProps } from '@/dashboard/parts/form/area-field/area-field';
import { ReadingText } from '@/dashboard/parts/reading-text/reading-text';
import * as s from './markdown-field.module.scss';

export interface MarkdownFieldProps extends AreaFieldProps {
  value: string;
}

/** A text field for Markdown with a preview, which uses the renderer of the intern's screens. */
export function MarkdownField({ value, ...rest }: MarkdownFieldProps) {
  const text = useDeferredValue(value);
  return (
    <div className={s.root}>
      <AreaField
        rows={12}
        maxLength={20_000}
        required
        hint="Markdown: ## heading, - list, **bold**, [link](https://example.com). HTML is shown as text."
        {...rest}
        value={value}
      />
      <section aria-label="Preview" className={s.preview}>
        <p className={s.label}>Preview</p>
        {text.trim() === '' ? (
          <p className={s.none}>The text appears here as interns see it.</p>
        ) : (
          <ReadingText blocks={[text]} />
        )}
      </section>
    </div>
  );
}
