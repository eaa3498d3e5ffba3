import type { SyntheticEvent } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { useSearchParams } from '@/design-system/link/use-search-params';

export interface EstimateSheetLinkProps {
  /** The sheet has the saved lines, not those being edited. @default false */
  disabled?: boolean;
}

/** A link to the sheet of the estimate, which can be printed. */
export function EstimateSheetLink({ disabled = false }: EstimateSheetLinkProps) {
  const { hrefWith } = useSearchParams(['sheet']);
  return (
    <Button
      size="compact"
      variant="outline"
      icon={<Icon name="printer" size={16} />}
      href={hrefWith({ sheet: 'estimate' })}
      aria-disabled={disabled || undefined}
      onClick={(event: SyntheticEvent) => {
        if (disabled) event.preventDefault();
      }}
    >
      Show for printing
    </Button>
  );
}
