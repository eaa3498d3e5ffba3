import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import type { Prose as ProseText } from '@/lib/prose';
import { drawNodes } from './draw-nodes';
import * as s from './prose.module.scss';

export type ProseSize = 'article' | 'body';

export interface ProseProps extends Omit<ComponentProps<'div'>, 'children'> {
  text: ProseText;
  /** `article` is for what is read from top to bottom, `body` for a text beside other things. @default 'article' */
  size?: ProseSize;
  /** Sets the first paragraph larger: it opens an article. @default false */
  lead?: boolean;
}

/** A long text: drawn from data and never from HTML, so nothing in it can be run. */
export function Prose({ text, size = 'article', lead = false, className, ...rest }: ProseProps) {
  return (
    <div className={cx(s.root, className)} data-size={size} data-lead={lead || undefined} {...rest}>
      {drawNodes(text)}
    </div>
  );
}
