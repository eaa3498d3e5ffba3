import { wholeNumber } from '@/dashboard/words/count';
import { Button } from '@/design-system/button/button';

export interface ShowMoreProps {
  /** Number of rows not yet shown. Without any, there is no button. */
  rest: number;
  /** Number of rows that a press adds. */
  step: number;
  onMore: () => void;
}

/** The button below a long list that shows more of its rows, see `useMore`. */
export function ShowMore({ rest, step, onMore }: ShowMoreProps) {
  if (rest <= 0) return null;
  return (
    <div>
      <Button size="compact" variant="outline" onClick={onMore}>
        Show {wholeNumber(Math.min(step, rest))} more
      </Button>
    </div>
  );
}
