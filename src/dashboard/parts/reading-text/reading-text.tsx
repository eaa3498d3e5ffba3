import { useEffect, useState } from 'react';
import { Button } from '@/design-system/button/button';
import { Empty } from '@/dashboard/parts/empty/empty';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import { Skeleton } from '@/dashboard/parts/skeleton/skeleton';

/** Time in ms after which a missing text counts as failed. */
export const textTimeout = 8000;

export interface ReadingTextProps {
  /** Blocks of Markdown. Empty while the text loads: long texts load separately from their records. */
  blocks: readonly string[];
}

const loadMarkdown = onceUnlessFailed(async () => (await import('./markdown')).Markdown);

/** A long text in a column of readable width. The code that reads Markdown loads with the first text. */
export function ReadingText({ blocks }: ReadingTextProps) {
  const markdown = usePart(loadMarkdown, true);
  if (markdown.failed) return <LoadFailure parts={[markdown]} />;
  if (!markdown.Part || blocks.length === 0) return <LateText />;
  return <markdown.Part text={blocks.join('\n\n')} />;
}

/** A placeholder while a text loads, then an error after `textTimeout`. */
function LateText() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => setLate(true), textTimeout);
    return () => window.clearTimeout(timer);
  }, []);
  if (!late) return <Skeleton count={6} label="Loading the text" />;
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
