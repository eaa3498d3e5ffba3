import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { useSearchParam } from '@/design-system/link/use-search-param';

export interface PrintEstimateProps {
  /** The sheet has the saved lines, not those being edited. @default false */
  disabled?: boolean;
}

/** Opens the sheet of the estimate, which can be printed. */
export function PrintEstimate({ disabled = false }: PrintEstimateProps) {
  const sheet = useSearchParam('sheet');
  return (
    <Button
      size="compact"
      variant="outline"
      icon={<Icon name="printer" size={16} />}
      disabled={disabled}
      onClick={() => sheet.open('estimate')}
    >
      Print estimate
    </Button>
  );
}
