import { useEffect, useState, type ComponentProps } from 'react';
import { Button } from '@/design-system/button/button';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';
import { cx } from '@/lib/cx';
import * as s from './reading-text.module.scss';

/** How long a text may take before something must be wrong, in ms. */
export const textTimeout = 8000;

export interface ReadingTextProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** None while they are on their way: long texts load apart from the records that they belong to. */
  paragraphs: readonly string[];
}

/** Paragraphs to be read from top to bottom, in a column of a comfortable width. Plain text: nothing in it is markup. */
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

/** Stands where a text is about to be, and says so where it does not come. */
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
