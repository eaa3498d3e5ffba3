import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import type { Prose as ProseText } from '@/lib/prose';
import { drawNodes } from './draw-nodes';
import * as s from './prose.module.scss';

export type ProseSize = 'article' | 'body' | 'panel';

export interface ProseProps extends Omit<ComponentProps<'div'>, 'children'> {
  text: ProseText;
  /**
   * `article` is for a full-page text, `body` for a text beside other content, `panel` for a text below a panel's title.
   * @default 'article'
   */
  size?: ProseSize;
  /** Enlarges the first paragraph, as the opening of an article. @default false */
  lead?: boolean;
}

/** A long text, rendered from data and never from HTML, so it cannot run scripts. */
export function Prose({ text, size = 'article', lead = false, className, ...rest }: ProseProps) {
  return (
    <div className={cx(s.root, className)} data-size={size} data-lead={lead || undefined} {...rest}>
      {drawNodes(text)}
    </div>
  );
}
