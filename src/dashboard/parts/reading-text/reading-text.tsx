import { useEffect, useState, type ComponentProps } from 'react';
import { Button } from '@/design-system/button/button';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';
import { cx } from '@/lib/cx';
import * as s from './reading-text.module.scss';

/** Time in ms after which a missing text counts as failed. */
export const textTimeout = 8000;

export interface ReadingTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Empty while the text loads. Long texts load separately from their records. */
  paragraphs: readonly string[];
}

/** Paragraphs of plain text in a column of readable width. */
export function ReadingText({ paragraphs, className, ...rest }: ReadingTextProps) {
  return (
    <div className={cx(s.root, className)} {...rest}>
      {paragraphs.length === 0 && <LateText />}
      {paragraphs.map((text, index) => (
        <p key={index}>{text}</p>
      ))}
    </div>
  );
}

/** A placeholder while a text loads, then an error after `textTimeout`. */
function LateText() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), textTimeout);
    return () => window.clearTimeout(timer);
  }, []);
  if (!late) return <Skeleton count={6} label="The text is loading" />;
  return (
    <Empty
      title="The text could not be loaded"
      action={
        <Button size="compact" onClick={() => window.location.reload()}>
          Reload the page
        </Button>
      }
    >
      Check the connection. Your work so far is saved.
    </Empty>
  );
}
