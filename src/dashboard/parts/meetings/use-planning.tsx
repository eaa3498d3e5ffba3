import { useRef, type ReactNode } from 'react';
import { useAdding } from '@/dashboard/parts/edit/use-adding';
import { useFocusBack } from '@/dashboard/parts/focus-on-change/use-focus-back';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';

/** The button that opens the form of a new meeting, and whether the form is open. */
export function usePlanning(): { planning: boolean; close: () => void; button: ReactNode } {
  const { adding, add, close } = useAdding();
  const planning = adding !== null;
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(planning, () => button.current);
  return {
    planning,
    close,
    button: (
      <Button
        ref={button}
        size="compact"
        icon={<Icon name="plus" size={18} />}
        aria-expanded={planning}
        onClick={add}
      >
        Plan meeting
      </Button>
    ),
  };
}
