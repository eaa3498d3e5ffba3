import type { ComponentProps, ReactNode } from 'react';
import { Prose } from '@/design-system/prose/prose';
import { cx } from '@/lib/cx';
import type { Prose as ProseText, ProseHeading } from '@/lib/prose';
import { Contents } from '@/sections/contents/contents';
import * as s from './reading.module.scss';

export interface ReadingProps extends ComponentProps<'div'> {
  text: ProseText;
  /** The headings of the text. */
  contents: readonly ProseHeading[];
  /** The label of the contents. @default 'In this article' */
  contentsLabel?: string;
  /** Sets the first paragraph larger. @default false */
  lead?: boolean;
  /** Content below the text, in its column. */
  children?: ReactNode;
}

/** A long text with its contents beside it. */
export function Reading({ text, contents, contentsLabel, lead, className, children, ...rest }: ReadingProps) {
  return (
    <div className={cx(s.root, className)} {...rest}>
      <div className={s.columns}>
        <div className={s.side}>
          <Contents headings={contents} label={contentsLabel} />
        </div>
        <div className={s.main}>
          <Prose text={text} lead={lead} />
          {children}
        </div>
      </div>
    </div>
  );
}
